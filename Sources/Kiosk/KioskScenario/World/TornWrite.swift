import FoundationEssentials
import Glibc

/// Simulates a crash in the middle of a write: half a frame at the end of SQLite's write-ahead log.
///
/// It has the salts of this log, as its next frame would have (sqlite.org/fileformat2.html, 4.1), but is incomplete. A
/// reader of the log must stop before it.
enum TornWrite {
    /// Appends the half frame to a log.
    ///
    /// - Returns: Whether the log exists and has a frame; otherwise nothing is written.
    static func add(to path: String) -> Bool {
        guard let log = FileManager.default.contents(atPath: path), let frame = lastFrame(of: log)
        else { return false }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let half = frame.prefix(frame.count / 2)
        return half.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == half.count
    }

    private static func lastFrame(of log: Data) -> Data? {
        let bytes = Array(log.prefix(headerSize))
        guard bytes.count == headerSize else { return nil }
        let pageSize = bytes[8..<12].reduce(0) { $0 << 8 | Int($1) }
        let size = frameHeaderSize + pageSize
        let count = (log.count - headerSize) / size
        guard pageSize > 0, count > 0 else { return nil }
        let start = log.startIndex + headerSize + (count - 1) * size
        return log[start..<start + size]
    }

    private static let headerSize = 32
    private static let frameHeaderSize = 24
}
