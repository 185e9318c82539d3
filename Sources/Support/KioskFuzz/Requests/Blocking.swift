import Dispatch
import Synchronization

/// Waits for asynchronous work where libFuzzer, which knows of none, wants an answer.
enum Blocking {
    private final class Box<Value: Sendable>: Sendable {
        let result = Mutex<Result<Value, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
    }

    /// What the work comes to; not to be called on a thread that tasks share.
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
            throw FuzzFailure("Nothing came of what was waited for.")
        }
        return try result.get()
    }
}
