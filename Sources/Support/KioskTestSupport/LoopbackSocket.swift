import Glibc

/// Sockets between programs of this machine.
package enum LoopbackSocket {
    /// The error for a refused connection, or for a socket that could not be created.
    package struct NotConnected: Error {
        /// The system's error code (`errno`).
        package let code: Int32
    }

    /// Connects to a port of 127.0.0.1. The caller owns the descriptor, which started programs do not inherit.
    ///
    /// - Parameter prepare: Sets options of the socket before it is connected.
    package static func connected(
        to port: Int, _ prepare: (Int32) -> Void = { _ in }
    ) throws(NotConnected) -> Int32 {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw NotConnected(code: errno) }
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
        let code = result == 0 ? 0 : errno == EINTR ? continueConnecting(descriptor) : errno
        guard code == 0 else {
            close(descriptor)
            throw NotConnected(code: code)
        }
        return descriptor
    }

    /// Waits for the end of a connection attempt whose call a signal interrupted; the attempt itself continues.
    ///
    /// - Returns: The system's error code; 0 for success.
    private static func continueConnecting(_ descriptor: Int32) -> Int32 {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&state, 1, -1) < 0 {
            guard errno == EINTR else { return errno }
        }
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        let result = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        return result == 0 ? code : errno
    }

    /// Waits for the next connection to a listening socket; nil once the socket is shut down.
    ///
    /// The caller owns the descriptor, which started programs do not inherit.
    static func accepted(by listener: Int32) -> Int32? {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection < 0 else {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                return connection
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            // Until the system has a free descriptor or memory, further attempts fail at once.
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(10_000)
            default: return nil
            }
        }
    }
}
