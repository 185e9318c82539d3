import FoundationEssentials
import Glibc
import StoreFiles

/// A file that others read while it is written, and never see half of.
enum AtomicFile {
    /// Puts it into its place, for its owner only; the one that was there before is gone then.
    ///
    /// - Returns: Whether it is there.
    static func write(_ data: Data, to path: String) -> Bool {
        // Two processes may write at the same time: each moves a file of its own into the place.
        let draft = "\(path).\(getpid())"
        guard (try? PrivateFile.touch(draft)) != nil else { return false }
        guard (try? data.write(to: URL(filePath: draft))) != nil, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }
}
