import StoreAPI
import Synchronization

/// How often this shop has changed what is sold.
///
/// What was read before the last change is not told after it: whoever made it would take that for its outcome.
final class GenerationCounter: Sendable {
    private let state = Mutex(0)

    /// Counts a change, and tells of it.
    func add(_ tell: () -> Void) {
        state.withLock { count in
            count += 1
            tell()
        }
    }

    /// Reads and tells; what was changed meanwhile is read anew first.
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
