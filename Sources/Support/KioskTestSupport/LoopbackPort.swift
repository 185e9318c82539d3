import Glibc
import Synchronization

/// Ports of 127.0.0.1 on which a server can be restarted.
///
/// The system may assign an automatically chosen port to any client socket as soon as the server has died, since both
/// come from the same range (Linux, `net.ipv4.ip_local_port_range`, from 32768 on). These ports are below that range.
///
/// Each concurrent test process has a block of a thousand ports, whose first port it keeps bound as long as it runs:
/// the port of a server that is being restarted looks free to other processes.
package enum LoopbackPort {
    private static let blocks = stride(from: 20_000, to: 32_000, by: 1000).map(\.self)
    private static let mine = Mutex<(block: Int, last: Int)?>(nil)

    /// Returns an unused port; hundreds of consecutive calls return different ports, in all processes.
    ///
    /// - Throws: ``PtyFailure`` if all ports are in use.
    package static func unused() throws -> String {
        try mine.withLock { mine in
            var (block, last) = try mine ?? (reserved(), 0)
            defer { mine = (block, last) }
            for _ in 0..<999 {
                last = last % 999 + 1
                if isFree(block + last) { return String(block + last) }
            }
            throw PtyFailure("No port from \(block) on is free on 127.0.0.1")
        }
    }

    /// Returns a block that is not reserved by another process.
    private static func reserved() throws -> Int {
        for number in blocks.indices {
            let block = blocks[(Int(getpid()) + number) % blocks.count]
            // The socket stays open until the process ends.
            if bound(block) != nil { return block }
        }
        throw PtyFailure("Too many processes have reserved ports on 127.0.0.1")
    }

    /// Returns whether a server could listen on the port now.
    package static func isFree(_ port: Int) -> Bool {
        guard let descriptor = bound(port) else { return false }
        close(descriptor)
        return true
    }

    /// Returns a socket bound to the port; nil if it is in use.
    private static func bound(_ port: Int) -> Int32? {
        let descriptor = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isBound { return descriptor }
        close(descriptor)
        return nil
    }
}
