import Glibc

/// A POSIX thread for work that blocks and must not occupy a thread of the concurrency pool.
package enum Thread {
    /// Runs the body on a new detached thread, or on the concurrency pool if the system cannot create a thread.
    ///
    /// The body runs in any case, because its caller may wait for it.
    package static func start(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let box = Unmanaged.passRetained(Box(body))
        let made = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        guard made != 0 else {
            pthread_detach(thread)
            return
        }
        box.release()
        Task.detached { body() }
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
