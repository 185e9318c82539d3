import Foundation
import KioskTestSupport

/// A system call as the shim has written it down.
package struct TracedCall: Sendable, CustomStringConvertible {
    /// Which.
    let kind: Fault.Call
    /// On what.
    let path: String

    /// The calls of a log; a line that the kill has cut is left out.
    static func all(in log: String) -> [TracedCall] {
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let kind = Fault.Call(rawValue: String(parts[0])) else {
                return nil
            }
            return TracedCall(kind: kind, path: String(parts[1]))
        }
    }

    /// Whether the file is only memory that SQLite shares between processes.
    var isShared: Bool { path.hasSuffix("-shm") }

    /// Whether a full disk can refuse it.
    var needsRoom: Bool {
        switch kind {
        case .pwrite, .write, .ftruncate, .open, .mkdir: true
        case .fdatasync, .fsync, .rename, .unlink, .send: false
        }
    }

    /// Whose file it is.
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
