import Glibc

/// A POSIX thread for work that blocks and must not occupy a thread of the concurrency pool.
package enum Thread {
    /// Runs the body on a new detached thread; does nothing if the system cannot create one.
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
        if made == 0 { pthread_detach(thread) } else { box.release() }
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
