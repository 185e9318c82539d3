import Foundation
import KioskTestSupport

/// A system call in the shim's log.
package struct TracedCall: Sendable, CustomStringConvertible {
    /// The kind of call.
    let kind: SystemCallFault.Call
    /// The path of its file, or its connection.
    let path: String

    /// Returns the calls of a log, without a last line that the kill truncated.
    static func all(in log: String) -> [TracedCall] {
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let kind = SystemCallFault.Call(rawValue: String(parts[0]))
            else {
                return nil
            }
            return TracedCall(kind: kind, path: String(parts[1]))
        }
    }

    /// Whether the file is only SQLite's shared memory.
    var isShared: Bool { path.hasSuffix("-shm") }

    /// Whether it can fail on a full disk.
    var needsDiskSpace: Bool {
        switch kind {
        case .pwrite, .write, .ftruncate, .open, .mkdir: true
        case .fdatasync, .fsync, .rename, .unlink, .send: false
        }
    }

    /// The side whose file it accesses.
    var side: Side? {
        if path.contains("/journal.sqlite") { return .device }
        if path.contains("/store.sqlite") { return .store }
        return path.contains("/merchant.sqlite") ? .merchant : nil
    }

    /// Device, store and merchant.
    enum Side: Sendable {
        case device, store, merchant
    }

    package var description: String {
        "\(kind.rawValue) \(path.split(separator: "/").last ?? "")"
    }
}
