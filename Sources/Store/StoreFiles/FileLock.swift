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
        // A child that has forked and not yet executed its program has a copy of the descriptor, and to close one copy
        // keeps the lock (flock(2)).
        _ = flock(descriptor, LOCK_UN)
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
        try lock.wait(for: LOCK_EX, path)
        return lock
    }

    /// Takes it beside others who share it; blocks the thread while somebody has it alone.
    ///
    /// - Returns: The lock, and whether nobody else had it then. Of two that take it at the same moment one at least is
    ///   told of the other.
    package static func share(
        _ path: String
    ) throws(FileFailure) -> (lock: FileLock, isAlone: Bool) {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        try lock.wait(for: LOCK_SH, path)
        // To have it alone for a moment is the only way to ask; whoever tries and fails may have lost its share (flock(2)).
        let isAlone = flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0
        try lock.wait(for: LOCK_SH, path)
        return (lock, isAlone)
    }

    private func wait(for operation: Int32, _ path: String) throws(FileFailure) {
        while flock(descriptor, operation) != 0 {
            guard errno == EINTR else { throw SystemError.failure(path) }
        }
    }
}
