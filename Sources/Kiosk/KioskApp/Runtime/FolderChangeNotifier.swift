import StoreFiles
import Synchronization

/// Notifies a thread that is blocked elsewhere when files were changed or replaced.
///
/// Nothing polls, and there is not a thread while the set of watched folders is empty.
final class FolderChangeNotifier {
    private let state = State()
    private let wake: @Sendable () -> Void
    private var folders: Set<String> = []
    private var task: Task<Void, Never>?

    private final class State: Sendable {
        let isNew = Mutex(false)
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
    /// - Returns: Whether the folders differ from the previous ones. Changes from before the watch began are not
    ///   reported.
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

    /// Returns whether there were changes since the last call.
    func take() -> Bool {
        state.isNew.withLock { isNew in
            defer { isNew = false }
            return isNew
        }
    }
}
