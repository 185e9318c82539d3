import Glibc

/// A lock between processes, which belongs to an open file and is therefore released by the system when its process
/// ends.
///
/// It uses `flock(2)` on a separate file instead of a database: a POSIX lock is released when any other descriptor of
/// the same file is closed (sqlite.org/howtocorrupt.html, 2.2).
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

    /// Acquires the lock if it is free.
    ///
    /// - Throws: `FileFailure.locked` if another process, or another lock in this process, holds it.
    package static func acquire(_ path: String) throws(FileFailure) -> FileLock {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .locked(path) : SystemError.failure(path)
        }
        return lock
    }

    /// Waits until the lock is free and acquires it; blocks the thread.
    package static func wait(_ path: String) throws(FileFailure) -> FileLock {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        try lock.wait(for: LOCK_EX, path)
        return lock
    }

    /// Acquires the lock in shared mode; blocks the thread while another process holds it exclusively.
    ///
    /// - Returns: The lock, and whether it was not shared at that moment. If two processes acquire it at the same time,
    ///   at least one of them receives false.
    package static func share(
        _ path: String
    ) throws(FileFailure) -> (lock: FileLock, isAlone: Bool) {
        let lock = FileLock(descriptor: try PrivateFile.open(path))
        try lock.wait(for: LOCK_SH, path)
        // Only an exclusive lock shows that it is not shared. A failed attempt may release the shared lock (flock(2)),
        // so that one is acquired again.
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
