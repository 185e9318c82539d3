import Dispatch
import Glibc

/// A POSIX thread for work that blocks and must not occupy a thread of the concurrency pool.
package enum Thread {
    /// Runs the body on a new detached thread, or on a thread of libdispatch if the system cannot create one.
    ///
    /// The body runs in any case, because its caller may wait for it. At its limit of threads, libdispatch uses one that
    /// is free, or waits until the system can create another.
    ///
    /// - Parameter stackSize: The size of the stack in bytes, or nil for the system's default.
    package static func start(
        stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
    ) {
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        let box = Unmanaged.passRetained(Box(body))
        let made = pthread_create(
            &thread, &attributes,
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
        DispatchQueue.global().async { body() }
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
