import FoundationEssentials
import Glibc

/// Reports changes of the files directly inside a folder, including those by other processes (`inotify(7)`).
///
/// A commit of SQLite in WAL mode modifies the `-wal` file beside the database, and is announced once it can be read.
/// Reads do not cause notifications.
package enum FolderWatch {
    /// Returns a stream that yields once for each burst of changes, until its iteration ends.
    ///
    /// The folder is polled, twice a second, only if the user's inotify watches are exhausted, for example by editors
    /// and build tools. If the folder does not exist, the stream ends at once.
    package static func changes(in folder: String) -> AsyncStream<Void> {
        changes(in: [folder], endsAtRemoval: false)
    }

    /// Returns a stream for several folders.
    ///
    /// It ends at once if one of them is missing, and after the change by which one is moved or removed: its path may
    /// lead to another folder from then on, which is not watched.
    package static func changes(in folders: Set<String>) -> AsyncStream<Void> {
        changes(in: folders, endsAtRemoval: true)
    }

    private static func changes(in folders: Set<String>, endsAtRemoval: Bool) -> AsyncStream<Void> {
        stream { (stop, continuation) -> Work? in
            let (watch, shortage) = startWatching(folders)
            if let watch {
                return { wait(watch, stop: stop, endsAtRemoval: endsAtRemoval, continuation) }
            }
            guard shortage != nil else { return nil }
            return { poll(folders, stop: stop, continuation) }
        }
    }

    /// Returns why a folder cannot be watched now; nil if it can or does not exist.
    package static func shortage(for folder: String) -> WatchShortage? {
        let (watch, shortage) = startWatching([folder])
        if let watch { close(watch) }
        return shortage
    }

    /// Returns the stream of ``changes(in:)`` for the case that inotify watches are exhausted.
    static func pollingChanges(in folder: String) -> AsyncStream<Void> {
        stream { (stop, continuation) -> Work? in
            return { poll([folder], stop: stop, continuation) }
        }
    }

    /// Notifies all observers of the folder, including those in other processes.
    ///
    /// SQLite writes and syncs the pages of a commit before other connections can see it, so a notification of the
    /// write alone comes too early. Therefore, the writer announces a change after COMMIT has returned.
    package static func notifyObservers(in folder: String) {
        _ = utimensat(AT_FDCWD, folder, nil, 0)
    }

    private typealias Work = @Sendable () -> Void

    /// The removal of a folder is always reported.
    private static let changesMask = UInt32(
        IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_ATTRIB | IN_MOVE_SELF)

    /// The events after which a watched folder may not be at its path, and the loss of such events.
    private static let removalMask = UInt32(
        IN_MOVE_SELF | IN_DELETE_SELF | IN_IGNORED | IN_UNMOUNT | IN_Q_OVERFLOW)

    /// The size of an event without the name that follows it.
    private static let eventSize = 16

    /// The time to collect the changes of one burst, in microseconds.
    private static let coalescingDelay: UInt32 = 3000

    /// The polling interval, in milliseconds.
    private static let pollingInterval: Int32 = 500

    /// Returns a stream that a separate thread feeds until its iteration ends; empty if the closure returns nil.
    ///
    /// - Parameter body: Receives a descriptor that becomes readable at the end, and returns the work of the thread,
    ///   which closes the descriptor.
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

    private static func startWatching(
        _ folders: Set<String>
    ) -> (watch: Int32?, shortage: WatchShortage?) {
        let watch = inotify_init1(Int32(IN_CLOEXEC))
        guard watch >= 0 else { return (nil, WatchShortage(errno)) }
        var isWatching = false
        for folder in folders {
            if inotify_add_watch(watch, folder, changesMask) >= 0 {
                isWatching = true
                continue
            }
            let (isMissing, shortage) = (errno == ENOENT || errno == ENOTDIR, WatchShortage(errno))
            guard isMissing || shortage != nil else { continue }
            close(watch)
            return (nil, shortage)
        }
        if isWatching { return (watch, nil) }
        close(watch)
        return (nil, nil)
    }

    private static func wait(
        _ watch: Int32, stop: Int32, endsAtRemoval: Bool,
        _ continuation: AsyncStream<Void>.Continuation
    ) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        defer { close(watch) }
        while true {
            var polled = [
                pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            let ready = Glibc.poll(&polled, 2, -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, polled[1].revents == 0 else { return }
            // One commit causes many changes; the pause prevents a wake-up of this thread for each.
            usleep(coalescingDelay)
            let count = read(watch, &buffer, buffer.count)
            guard count > 0 else { return }
            continuation.yield()
            if endsAtRemoval, containsRemoval(buffer[..<count]) { return }
        }
    }

    /// Whether a folder was moved or removed, according to a sequence of `inotify_event`.
    private static func containsRemoval(_ events: ArraySlice<UInt8>) -> Bool {
        var events = events
        while events.count >= eventSize {
            let (mask, nameLength) = events.withUnsafeBytes {
                (
                    $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
                    $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
                )
            }
            if mask & removalMask != 0 { return true }
            events = events.dropFirst(eventSize + Int(nameLength))
        }
        return false
    }

    private static func poll(
        _ folders: Set<String>, stop: Int32, _ continuation: AsyncStream<Void>.Continuation
    ) {
        var lastHash = contentHash(of: folders)
        // A change may have happened before the first read.
        if lastHash != nil { continuation.yield() }
        while let previousHash = lastHash {
            var polled = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
            let ready = Glibc.poll(&polled, 1, pollingInterval)
            if ready < 0, errno == EINTR { continue }
            guard ready == 0 else { return }
            lastHash = contentHash(of: folders)
            if lastHash != previousHash { continuation.yield() }
        }
    }

    /// Returns a hash of the folders' contents; nil if one is missing.
    private static func contentHash(of folders: Set<String>) -> Int? {
        let states = folders.sorted().map { contentHash(of: $0) }
        return states.contains(nil) ? nil : states.hashValue
    }

    /// Returns a hash of the names, sizes and times in a folder; nil if it is missing.
    private static func contentHash(of folder: String) -> Int? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        var hasher = Hasher()
        // The folder itself is included because an announcement changes its time.
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
