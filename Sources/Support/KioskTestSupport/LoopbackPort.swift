import Glibc
import Synchronization

/// Ports of 127.0.0.1 that a server can be started on twice.
///
/// A port that the system chose itself may be given to any client's socket as soon as the server has died: they come
/// from the same range (Linux, `net.ipv4.ip_local_port_range`, from 32768 on). These come from below it.
///
/// Processes that test at the same time have a block of a thousand each, whose first port its process keeps bound for as
/// long as it lives: a port whose server is dead for a moment looks free to everybody else.
package enum LoopbackPort {
    private static let blocks = stride(from: 20_000, to: 32_000, by: 1000).map(\.self)
    private static let mine = Mutex<(block: Int, last: Int)?>(nil)

    /// A port that nobody listens on; no two of hundreds of calls in a row give the same one, in no process.
    ///
    /// - Throws: ``PtyFailure`` where none is free.
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

    /// A block that no other process has.
    private static func reserved() throws -> Int {
        for number in blocks.indices {
            let block = blocks[(Int(getpid()) + number) % blocks.count]
            // It stays open until the process ends.
            if bound(block) != nil { return block }
        }
        throw PtyFailure("Too many processes have reserved ports on 127.0.0.1")
    }

    /// Whether a server could listen there now.
    package static func isFree(_ port: Int) -> Bool {
        guard let descriptor = bound(port) else { return false }
        close(descriptor)
        return true
    }

    /// A socket that has the port for itself; nil where somebody else has it.
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
