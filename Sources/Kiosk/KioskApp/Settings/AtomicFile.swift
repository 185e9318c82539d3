import FoundationEssentials
import Glibc
import StoreFiles

/// Writes files atomically, so that another process never reads a partial file.
enum AtomicFile {
    /// Writes a file that only its owner may read, and replaces an existing one.
    ///
    /// - Returns: Whether the file was written.
    static func write(_ data: Data, to path: String) -> Bool {
        // Two processes may write at the same time, so each renames a temporary file of its own.
        let draft = "\(path).\(getpid())"
        guard (try? PrivateFile.touch(draft)) != nil else { return false }
        guard (try? data.write(to: URL(filePath: draft))) != nil, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }
}
