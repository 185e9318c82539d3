import Glibc

/// Information about a path without opening it.
package enum FileStatus {
    /// Returns the size in bytes; nil if the path does not exist or cannot be read.
    package static func size(of path: String) -> Int64? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int64(status.st_size) : nil
    }
}
