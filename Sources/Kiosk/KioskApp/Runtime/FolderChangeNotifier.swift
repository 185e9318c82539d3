import StoreFiles
import Synchronization

/// Tells a thread that waits elsewhere when files have changed, also by being replaced.
///
/// Nothing polls, and while nothing is watched there is no thread.
final class FolderChangeNotifier {
    private let state = State()
    private let wake: @Sendable () -> Void
    private var folders: Set<String> = []
    private var task: Task<Void, Never>?

    private final class State: Sendable {
        let isNew = Mutex(false)
        let files = Mutex<[String]>([])
    }

    /// - Parameter wake: Called on any thread when there is news.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    deinit { task?.cancel() }

    /// Watches these folders and no others; each change is told once nobody writes into the files any more.
    ///
    /// - Returns: Whether they are others than before. What changed before they were watched is not told.
    func watch(_ folders: Set<String>, for files: [String]) -> Bool {
        state.files.withLock { $0 = files }
        guard folders != self.folders else { return false }
        self.folders = folders
        task?.cancel()
        guard !folders.isEmpty else { return true }
        let changes = FolderWatch.changes(in: folders)
        let (state, wake) = (state, wake)
        task = Task.detached(executorPreference: ThreadPoolExecutor(count: 1)) {
            for await _ in changes {
                for file in state.files.withLock(\.self) { _ = await FileStamp.settled(file) }
                state.isNew.withLock { $0 = true }
                wake()
            }
        }
        return true
    }

    /// Whether there was news since the last time.
    func take() -> Bool {
        state.isNew.withLock { isNew in
            defer { isNew = false }
            return isNew
        }
    }
}
