import Glibc

/// A lock between processes, held by an open file and so released by the system when its holder dies.
///
/// It is `flock(2)` on a file of its own, never on a database: a POSIX lock would vanish when any other
/// descriptor of the same file is closed (sqlite.org/howtocorrupt.html, 2.2).
package final class FileLock: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Takes the lock if nobody has it.
    ///
    /// - Throws: `FileFailure.locked` when another process, or another lock in this one, has it.
    package static func take(_ path: String) throws(FileFailure) -> FileLock {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .locked(path) : SystemError.failure(path)
        }
        return lock
    }

    /// Waits until nobody has it, then takes it; blocks the thread.
    package static func wait(_ path: String) throws(FileFailure) -> FileLock {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        while flock(lock.descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw SystemError.failure(path) }
        }
        return lock
    }
}
