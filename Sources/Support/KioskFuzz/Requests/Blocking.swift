import Dispatch
import Synchronization

/// Waits for asynchronous work in libFuzzer's synchronous callback.
enum Blocking {
    private final class Box<Value: Sendable>: Sendable {
        let result = Mutex<Result<Value, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
    }

    /// Returns the result of the work; must not be called on a thread of the cooperative pool.
    static func value<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let box = Box<Value>()
        Task.detached {
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            box.result.withLock { $0 = result }
            box.done.signal()
        }
        box.done.wait()
        guard let result = box.result.withLock({ $0 }) else {
            throw FuzzFailure("The awaited operation did not return.")
        }
        return try result.get()
    }
}
