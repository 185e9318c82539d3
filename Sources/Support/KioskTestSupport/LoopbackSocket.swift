import Glibc

/// Sockets between programs of this machine.
package enum LoopbackSocket {
    /// Nobody listens there, or no socket could be made.
    package struct NotConnected: Error {
        /// The system's reason (`errno`).
        package let code: Int32
    }

    /// Connects to a port of 127.0.0.1; the descriptor is the caller's, and is not passed on to programs that are started.
    ///
    /// - Parameter prepare: Sets options of the socket before it is connected.
    package static func connected(
        to port: Int, _ prepare: (Int32) -> Void = { _ in }
    ) throws(NotConnected) -> Int32 {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        prepare(descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let failure = NotConnected(code: errno)
            close(descriptor)
            throw failure
        }
        return descriptor
    }
}
