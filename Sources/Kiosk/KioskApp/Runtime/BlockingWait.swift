import Glibc
import Synchronization

/// Waits on the main thread for something asynchronous.
enum BlockingWait {
    /// Blocks this thread until the body has ended in a task, or for so many milliseconds; never for a thread of the
    /// concurrency pool.
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
