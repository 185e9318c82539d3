import Glibc
import Synchronization

/// Ports of 127.0.0.1 that a server can be started on twice.
///
/// A port that the system chose itself may be given to any client's socket as soon as the server has died: they come
/// from the same range (Linux, `net.ipv4.ip_local_port_range`, from 32768 on). These come from below it.
package enum LoopbackPort {
    private static let next = Mutex(20_000 + Int(getpid() % 10_000))

    /// A port that nobody listens on; no two calls of a process give the same one.
    ///
    /// - Throws: ``PtyFailure`` where none is free.
    package static func unused() throws -> String {
        for _ in 0..<1000 {
            let port = next.withLock { next in
                next = next >= 31_999 ? 20_000 : next + 1
                return next
            }
            if isFree(port) { return String(port) }
        }
        throw PtyFailure("No port is free on 127.0.0.1")
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
