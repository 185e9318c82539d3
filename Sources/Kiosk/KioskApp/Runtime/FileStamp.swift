import Glibc
import PurchaseEngine

/// What tells two states of a file apart without reading it.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// nil where nothing is there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// The same for the same state, also in another process.
    var text: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)" }

    /// How long a file must have been left alone before it is read, in milliseconds: whoever saves may empty it first.
    private static let settling: Int64 = 60

    /// The stamp of a file once nobody writes into it any more.
    static func settled(_ path: String) async -> FileStamp? {
        let clock = SystemEngineClock()
        var stamp = FileStamp(path)
        while !Task.isCancelled {
            // By a clock that leaves no thread behind which goes on waking up.
            await clock.pause(milliseconds: settling)
            let later = FileStamp(path)
            if later == stamp { break }
            stamp = later
        }
        return stamp
    }
}
