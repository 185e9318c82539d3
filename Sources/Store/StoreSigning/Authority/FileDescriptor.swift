import Glibc

/// An open file or folder, closed on deinitialization.
final class FileDescriptor {
    let number: Int32
    let path: String

    /// Opens a path relative to a folder or the working directory; never follows a final symbolic link, and is never
    /// inherited.
    init(
        _ path: String, in folder: FileDescriptor? = nil, flags: Int32, mode: mode_t = 0
    ) throws(AuthorityError) {
        let base = folder?.number ?? AT_FDCWD
        let all = flags | O_NOFOLLOW | O_CLOEXEC
        self.path = folder.map { $0.path + "/" + path } ?? path
        number = try POSIX.call(self.path) { openat(base, path, all, mode) }
    }

    deinit {
        close(number)
    }

    /// Returns the type, owner and permissions.
    func status() throws(AuthorityError) -> stat {
        var status = stat()
        try POSIX.call(path) { fstat(number, &status) }
        return status
    }

    /// Waits until the content is on the disk.
    func synchronize() throws(AuthorityError) {
        try POSIX.call(path) { fsync(number) }
    }
}
