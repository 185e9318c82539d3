import FoundationEssentials
import Glibc

/// Tells when a file directly inside a folder changes, also by another process (`inotify(7)`).
///
/// A commit of SQLite in WAL mode modifies the `-wal` file beside the database, and is announced once it can be
/// read. Reads do not wake anybody.
package enum FolderWatch {
    /// Yields once for each burst of changes, until the stream is no longer iterated.
    ///
    /// Nothing polls, unless the system has no watches left for this user, which editors and build tools use up: then
    /// the folder is looked at twice a second. Where it is not there, the stream ends at once.
    package static func changes(in folder: String) -> AsyncStream<Void> { changes(in: [folder]) }

    /// The same for several folders; those that are not there are left out, and where none is the stream ends at once.
    package static func changes(in folders: Set<String>) -> AsyncStream<Void> {
        stream { (stop, continuation) -> Work? in
            let (watch, shortage) = begin(folders)
            if let watch { return { wait(watch, stop: stop, continuation) } }
            guard shortage != nil else { return nil }
            return { look(at: folders, stop: stop, continuation) }
        }
    }

    /// What keeps a folder from being watched at this moment; nil where it can be, or is not there.
    package static func shortage(for folder: String) -> WatchShortage? {
        let (watch, shortage) = begin([folder])
        if let watch { close(watch) }
        return shortage
    }

    /// As ``changes(in:)`` where the system has no watches left.
    static func looks(at folder: String) -> AsyncStream<Void> {
        stream { (stop, continuation) -> Work? in
            return { look(at: [folder], stop: stop, continuation) }
        }
    }

    /// Tells everybody who watches the folder to look again, also in other processes.
    ///
    /// SQLite writes a commit's pages, syncs them, and only then lets others see the commit: who looks at the
    /// write alone looks too early. So whoever commits says so once COMMIT has returned.
    package static func announce(in folder: String) {
        _ = utimensat(AT_FDCWD, folder, nil, 0)
    }

    private typealias Work = @Sendable () -> Void

    /// That a folder is removed is always told.
    private static let changesMask = UInt32(
        IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_ATTRIB | IN_MOVE_SELF)

    /// For how long the changes of one burst are let come together, in microseconds.
    private static let breath: UInt32 = 3000

    /// How long passes between two looks, in milliseconds.
    private static let pause: Int32 = 500

    /// A stream that a thread of its own feeds, until nobody listens; empty where there is nothing to feed it with.
    ///
    /// - Parameter body: Is given what becomes readable at the end, which the thread closes, and gives the thread's work.
    private static func stream(
        _ body: (Int32, AsyncStream<Void>.Continuation) -> Work?
    ) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return continuation.finish() }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let (reading, writing) = (ends[0], ends[1])
            continuation.onTermination = { _ in close(writing) }
            guard let work = body(reading, continuation) else {
                close(reading)
                return continuation.finish()
            }
            Thread.start {
                work()
                close(reading)
                continuation.finish()
            }
        }
    }

    private static func begin(
        _ folders: Set<String>
    ) -> (watch: Int32?, shortage: WatchShortage?) {
        let watch = inotify_init1(Int32(IN_CLOEXEC))
        guard watch >= 0 else { return (nil, WatchShortage(errno)) }
        var isWatching = false
        for folder in folders {
            if inotify_add_watch(watch, folder, changesMask) >= 0 {
                isWatching = true
            } else if let shortage = WatchShortage(errno) {
                close(watch)
                return (nil, shortage)
            }
        }
        if isWatching { return (watch, nil) }
        close(watch)
        return (nil, nil)
    }

    private static func wait(
        _ watch: Int32, stop: Int32, _ continuation: AsyncStream<Void>.Continuation
    ) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        defer { close(watch) }
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

    private static func look(
        at folders: Set<String>, stop: Int32, _ continuation: AsyncStream<Void>.Continuation
    ) {
        var seen = state(of: folders)
        // Something may have changed before the first look.
        if seen != nil { continuation.yield() }
        while let last = seen {
            var polled = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
            let ready = poll(&polled, 1, pause)
            if ready < 0, errno == EINTR { continue }
            guard ready == 0 else { return }
            seen = state(of: folders)
            if seen != last { continuation.yield() }
        }
    }

    /// What is in the folders, as one number; nil where none is there.
    private static func state(of folders: Set<String>) -> Int? {
        let states = folders.sorted().map { state(of: $0) }
        return states.contains { $0 != nil } ? states.hashValue : nil
    }

    /// Names, sizes and times of what is in a folder; nil where it is not there.
    private static func state(of folder: String) -> Int? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        var hasher = Hasher()
        // The folder itself, too: an announcement touches it.
        for name in names.sorted() + ["."] {
            var status = stat()
            guard lstat(folder + "/" + name, &status) == 0 else { continue }
            hasher.combine(name)
            hasher.combine(status.st_size)
            hasher.combine(status.st_mtim.tv_sec)
            hasher.combine(status.st_mtim.tv_nsec)
        }
        return hasher.finalize()
    }
}
