import StoreAPI
import Synchronization

/// The number of edits that this shop has made at the store.
///
/// A result that was read before the last edit must not be delivered after it, because it would look like the outcome
/// of that edit.
final class GenerationCounter: Sendable {
    private let state = Mutex(0)

    /// Counts an edit and delivers its result while the counter is locked.
    func add(_ tell: () -> Void) {
        state.withLock { count in
            count += 1
            tell()
        }
    }

    /// Reads a value and delivers it, or reads it again if there was an edit meanwhile.
    ///
    /// - Returns: The value that was delivered.
    @discardableResult
    func telling<Value: Sendable>(
        _ read: () async throws(ServiceFailure) -> Value, _ tell: (Value) -> Void
    ) async throws(ServiceFailure) -> Value {
        while true {
            let before = state.withLock { $0 }
            let value = try await read()
            let isTold = state.withLock { count in
                guard count == before else { return false }
                tell(value)
                return true
            }
            if isTold { return value }
        }
    }
}
