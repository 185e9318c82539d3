import Glibc
import Synchronization

/// Waits on the main thread for something asynchronous.
enum Waiting {
    /// Runs the body in a task and blocks this thread until it has ended; never for a thread of the concurrency pool.
    static func forResult<Value: Sendable>(
        of body: @escaping @Sendable () async -> Value
    ) -> Value? {
        let result = Box<Value>()
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        let (reading, writing) = (ends[0], ends[1])
        Task.detached {
            let value = await body()
            result.value.withLock { $0 = value }
            close(writing)
        }
        var byte: UInt8 = 0
        while read(reading, &byte, 1) < 0, errno == EINTR {}
        close(reading)
        return result.value.withLock { $0 }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
