import Glibc
import PurchaseEngine

/// Identifies a state of a file without reading its contents.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates the stamp of the file at a path, or nil if it does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// A text that is equal for equal states, in other processes as well.
    var text: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)" }

    /// How long a file must stay unchanged before it is read, in milliseconds: an editor may truncate it before it
    /// writes.
    private static let settling: Int64 = 60

    /// Returns the stamp of a file once writes to it have stopped, or nil if the file does not exist.
    static func settled(_ path: String) async -> FileStamp? {
        let clock = SystemEngineClock()
        var stamp = FileStamp(path)
        while !Task.isCancelled {
            // `Task.sleep` would leave a libdispatch thread behind that keeps waking up.
            await clock.pause(milliseconds: settling)
            let later = FileStamp(path)
            if later == stamp { break }
            stamp = later
        }
        return stamp
    }
}
