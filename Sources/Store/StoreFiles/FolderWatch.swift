import Glibc

/// Tells when a file directly inside a folder changes, also by another process (`inotify(7)`).
///
/// A commit of SQLite in WAL mode modifies the `-wal` file beside the database, and is announced once it can be
/// read; nothing polls. Reads do not wake anybody.
package enum FolderWatch {
    /// Yields once for each burst of changes, until the stream is no longer iterated.
    ///
    /// Where the system cannot watch, the stream ends at once.
    package static func changes(in folder: String) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let watch = inotify_init1(Int32(IN_CLOEXEC))
            var stop: [Int32] = [-1, -1]
            guard watch >= 0, pipe(&stop) == 0, closesOnExec(stop),
                inotify_add_watch(watch, folder, changesMask) >= 0
            else {
                if watch >= 0 { close(watch) }
                continuation.finish()
                return
            }
            let (reading, writing) = (stop[0], stop[1])
            continuation.onTermination = { _ in close(writing) }
            Thread.start { wait(watch, stop: reading, continuation) }
        }
    }

    /// Tells everybody who watches the folder to look again, also in other processes.
    ///
    /// SQLite writes a commit's pages, syncs them, and only then lets others see the commit: who looks at the
    /// write alone looks too early. So whoever commits says so once COMMIT has returned.
    package static func announce(in folder: String) {
        _ = utimensat(AT_FDCWD, folder, nil, 0)
    }

    private static let changesMask = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_ATTRIB)

    /// For how long the changes of one burst are let come together, in microseconds.
    private static let breath: UInt32 = 3000

    private static func closesOnExec(_ descriptors: [Int32]) -> Bool {
        descriptors.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }

    private static func wait(
        _ watch: Int32, stop: Int32, _ continuation: AsyncStream<Void>.Continuation
    ) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        defer {
            close(watch)
            close(stop)
            continuation.finish()
        }
        while true {
            var polled = [
                pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&polled, 2, -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, polled[1].revents == 0 else { return }
            // A commit is many changes, and whoever commits has more to do than to wake this thread for each.
            usleep(breath)
            guard read(watch, &buffer, buffer.count) > 0 else { return }
            continuation.yield()
        }
    }
}
