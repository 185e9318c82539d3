import Glibc

/// An open file or folder, closed when it is let go.
final class FileDescriptor {
    let number: Int32
    let path: String

    /// Opens relative to a folder, or to the working folder; never through a last symbolic link, never inherited.
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

    /// What it is, whose, and who may reach it.
    func status() throws(AuthorityError) -> stat {
        var status = stat()
        try POSIX.call(path) { fstat(number, &status) }
        return status
    }

    /// Waits until it is on the disk.
    func synchronize() throws(AuthorityError) {
        try POSIX.call(path) { fsync(number) }
    }
}
