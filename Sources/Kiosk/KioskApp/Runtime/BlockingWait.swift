import Glibc
import Synchronization

/// Blocks a thread until asynchronous work is finished.
enum BlockingWait {
    /// Runs the body in a detached task and blocks the calling thread until it has finished or the limit has passed.
    ///
    /// Call it on the main thread only: it must not block a thread of Swift's concurrency pool.
    /// - Parameter limit: The longest wait in milliseconds.
    static func forEnd(atMost limit: Int32, of body: @escaping @Sendable () async -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let (reading, writing) = (ends[0], ends[1])
        Task.detached {
            await body()
            close(writing)
        }
        var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        while poll(&end, 1, limit) < 0, errno == EINTR {}
        close(reading)
    }
}
