import Glibc

/// Opens and checks files that only their owner can read and write.
package enum PrivateFile {
    /// Opens the file, creates it with mode 0600 if it is missing, and refuses everything but a regular file of the
    /// same user.
    ///
    /// Links are not followed, and the descriptor is not inherited by child processes.
    ///
    /// - Returns: An open descriptor, which the caller closes.
    package static func open(_ path: String) throws(FileFailure) -> Int32 {
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError.failure(path) }
        do throws(FileFailure) {
            try check(descriptor, path)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Creates the file if it is missing; see ``open(_:)``.
    package static func touch(_ path: String) throws(FileFailure) {
        close(try open(path))
    }

    /// Returns whether the disk accepts another page, by writing one; false only if the disk reports that it is full.
    static func hasRoom(beside path: String) -> Bool {
        let probe = path + ".room"
        defer { unlink(probe) }
        do throws(FileFailure) {
            let descriptor = try open(probe)
            defer { close(descriptor) }
            let page = [UInt8](repeating: 0xA5, count: 4096)
            guard pwrite(descriptor, page, page.count, 0) == page.count, fsync(descriptor) == 0
            else { throw SystemError.failure(probe) }
            return true
        } catch {
            return if case .full = error { false } else { true }
        }
    }

    /// Checks an existing file and restricts its mode as ``open(_:)`` does, without opening it: closing any descriptor
    /// of a database would release the locks of this process on it (sqlite.org/howtocorrupt.html, 2.2).
    static func restrictMode(_ path: String) throws(FileFailure) {
        guard try restrictModeIfPresent(path) else { throw SystemError.failure(path, ENOENT) }
    }

    /// Checks the file as ``restrictMode(_:)`` does, if it exists; returns whether it exists.
    @discardableResult
    static func restrictModeIfPresent(_ path: String) throws(FileFailure) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw SystemError.failure(path)
        }
        if try isOpenToOthers(status, path), chmod(path, 0o600) != 0, errno != ENOENT {
            throw SystemError.failure(path)
        }
        return true
    }

    private static func check(_ descriptor: Int32, _ path: String) throws(FileFailure) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.failure(path) }
        if try isOpenToOthers(status, path), fchmod(descriptor, 0o600) != 0 {
            throw SystemError.failure(path)
        }
    }

    private static func isOpenToOthers(
        _ status: stat, _ path: String
    ) throws(FileFailure) -> Bool {
        if status.st_mode & S_IFMT == S_IFLNK { throw SystemError.failure(path, ELOOP) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unsafe(path: path, detail: "it is not a regular file")
        }
        guard status.st_uid == geteuid() else {
            throw .unsafe(path: path, detail: "it belongs to another user")
        }
        guard status.st_nlink == 1 else {
            throw .unsafe(path: path, detail: "it has a second name (a hard link)")
        }
        return status.st_mode & 0o077 != 0
    }
}
