import Dispatch

/// Blocks a thread until asynchronous work is finished.
enum BlockingWait {
    /// Runs the body in a detached task and blocks the calling thread until it has finished or the limit has passed.
    ///
    /// Call it on the main thread only: it must not block a thread of Swift's concurrency pool.
    /// - Parameter limit: The longest wait in milliseconds.
    static func forEnd(atMost limit: Int32, of body: @escaping @Sendable () async -> Void) {
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            await body()
            end.signal()
        }
        _ = end.wait(timeout: .now() + .milliseconds(Int(limit)))
    }
}
