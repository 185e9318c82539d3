import Glibc
import PurchaseEngine
import StoreFiles
import Synchronization

/// Detects that a file was edited, replaced or recreated.
///
/// It also works while the folder does not exist yet, and for symbolic links.
struct FileWatcher: Sendable {
    let path: String

    /// Waits before files are checked again whose folders cannot be watched.
    static func pauseUnwatched() async { await SystemEngineClock().pause(milliseconds: 500) }

    /// Runs the body after each change, once writes to the file have stopped, until the task is cancelled.
    ///
    /// - Parameter known: The stamp of the file when it was last read, or nil if it did not exist.
    func follow(since known: FileStamp?, _ body: () async -> Void) async {
        var seen = known
        while !Task.isCancelled {
            let folders = WatchedFolders.of(path)
            var changes = FolderWatch.changes(in: folders).makeAsyncIterator()
            var hasChanges = false
            // The first check runs before any change is reported: the file may have changed before the watch began.
            repeat {
                // Most events concern other files in the folder.
                if FileStamp(path) != seen {
                    let stamp = await FileStamp.whenStable(path)
                    if stamp != seen, !Task.isCancelled {
                        seen = stamp
                        await body()
                    }
                }
                // If a folder was created or removed, or a link was retargeted, other folders have to be watched.
                guard folders == WatchedFolders.of(path) else { break }
                if await changes.next() != nil {
                    hasChanges = true
                } else {
                    // A folder was moved or removed, and another one may be at its path by now.
                    if !hasChanges { await Self.pauseUnwatched() }
                    break
                }
            } while !Task.isCancelled
        }
    }
}

/// Identifies a state of a file without reading its contents.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates the stamp of the file at a path, or nil if it does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// A text that is equal for equal states, in other processes as well.
    var text: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)" }

    /// How long a file must stay unchanged before it is read, in milliseconds: an editor may truncate it before it
    /// writes.
    private static let quietInterval: Int64 = 60

    /// Returns the stamp of a file once writes to it have stopped, or nil if the file does not exist.
    static func whenStable(_ path: String) async -> FileStamp? {
        let clock = SystemEngineClock()
        var stamp = FileStamp(path)
        while !Task.isCancelled {
            // `Task.sleep` would leave a libdispatch thread behind that keeps waking up.
            await clock.pause(milliseconds: quietInterval)
            let later = FileStamp(path)
            if later == stamp { break }
            stamp = later
        }
        return stamp
    }
}

/// The folders to watch in order to detect that a file is edited, replaced or recreated.
enum WatchedFolders {
    /// Returns the folder of the file and, for a symbolic link, the folders of the files that it leads to.
    ///
    /// A missing folder is replaced by its nearest existing parent, where it will appear.
    static func of(_ path: String) -> Set<String> {
        var (folders, path): (Set<String>, String) = ([], path)
        for _ in 0..<longestChain {
            let folder = parent(of: path)
            folders.insert(nearest(folder))
            guard let target = target(of: path) else { break }
            path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        }
        return folders
    }

    /// The number of symbolic links that the system follows in one path.
    private static let longestChain = 40

    private static func parent(of path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    private static func nearest(_ folder: String) -> String {
        var folder = folder
        while access(folder, F_OK) != 0, folder != "/", folder != "." {
            folder = parent(of: folder)
        }
        return folder
    }

    /// The target of a symbolic link, or nil if the file is not a link.
    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// Notifies a thread that is blocked elsewhere when files were changed or replaced.
///
/// Nothing polls, and there is not a thread while the set of watched folders is empty.
final class FolderChangeNotifier {
    private let state = State()
    private let wake: @Sendable () -> Void
    private var folders: Set<String> = []
    private var task: Task<Void, Never>?

    private final class State: Sendable {
        let hasChanges = Mutex(false)
        /// Whether the watch has ended, because a folder was moved or removed.
        let hasEnded = Mutex(false)
        let files = Mutex<[String]>([])
    }

    /// - Parameter wake: Is called on any thread when there are changes.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    deinit { task?.cancel() }

    /// Watches these folders instead of the previous ones. Each change is reported once writes to the files have
    /// stopped.
    ///
    /// - Parameter files: The files that must be complete before a change is reported.
    /// - Returns: Whether a watch began: the folders differ from the previous ones, or one of these was moved or
    ///   removed. Changes from before the watch began are not reported.
    func watch(_ folders: Set<String>, for files: [String]) -> Bool {
        state.files.withLock { $0 = files }
        let hasEnded = state.hasEnded.withLock { hasEnded in
            defer { hasEnded = false }
            return hasEnded
        }
        guard hasEnded || folders != self.folders else { return false }
        self.folders = folders
        task?.cancel()
        guard !folders.isEmpty else { return true }
        let changes = FolderWatch.changes(in: folders)
        let (state, wake) = (state, wake)
        task = Task.detached(executorPreference: ThreadPoolExecutor(count: 1)) {
            var hasChanges = false
            for await _ in changes {
                hasChanges = true
                for file in state.files.withLock(\.self) { _ = await FileStamp.whenStable(file) }
                state.hasChanges.withLock { $0 = true }
                wake()
            }
            if !hasChanges { await FileWatcher.pauseUnwatched() }
            guard !Task.isCancelled else { return }
            state.hasEnded.withLock { $0 = true }
            state.hasChanges.withLock { $0 = true }
            wake()
        }
        return true
    }

    /// Returns whether there were changes since the last call.
    func consumeChange() -> Bool {
        state.hasChanges.withLock { isNew in
            defer { isNew = false }
            return isNew
        }
    }
}
