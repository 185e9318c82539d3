import Glibc

/// What can be told of a path without opening it.
package enum FileStatus {
    /// The size in bytes; nil where nothing is there, or where it cannot be looked at.
    package static func size(of path: String) -> Int64? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int64(status.st_size) : nil
    }
}
