import StoreFiles

/// Detects that a file was edited, replaced or recreated.
///
/// It also works while the folder does not exist yet, and for symbolic links.
struct FileFollower: Sendable {
    let path: String

    /// Runs the body after each change, once writes to the file have stopped, until the task is cancelled.
    ///
    /// - Parameter known: The stamp of the file when it was last read, or nil if it did not exist.
    func follow(since known: FileStamp?, _ body: () async -> Void) async {
        var seen = known
        while !Task.isCancelled {
            let folders = WatchedFolders.of(path)
            var changes = FolderWatch.changes(in: folders).makeAsyncIterator()
            var isWatched = true
            // The first check runs before any change is reported: the file may have changed before the watch began.
            repeat {
                // Most events concern other files in the folder.
                if FileStamp(path) != seen {
                    let stamp = await FileStamp.settled(path)
                    if stamp != seen, !Task.isCancelled {
                        seen = stamp
                        await body()
                    }
                }
                // If a folder was created or removed, or a link was retargeted, other folders have to be watched.
                guard folders == WatchedFolders.of(path) else { break }
                isWatched = await changes.next() != nil
            } while isWatched
            guard isWatched else { return }
        }
    }
}
