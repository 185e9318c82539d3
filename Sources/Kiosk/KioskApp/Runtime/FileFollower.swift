import StoreFiles

/// Tells when a file was edited, replaced or made anew, also where its folder is not there yet, or it is a link.
struct FileFollower: Sendable {
    let path: String

    /// Runs the body after each change, once nobody writes into the file any more, until the task is cancelled.
    ///
    /// - Parameter known: The file as it was when it was last read; nil where it was not there.
    func follow(since known: FileStamp?, _ body: () async -> Void) async {
        var seen = known
        while !Task.isCancelled {
            let folders = WatchedFolders.of(path)
            var changes = FolderWatch.changes(in: folders).makeAsyncIterator()
            var isWatched = true
            // Once before the first change: it may have come before anybody watched.
            repeat {
                // Most often it is something else in the folder that changed.
                if FileStamp(path) != seen {
                    let stamp = await FileStamp.settled(path)
                    if stamp != seen, !Task.isCancelled {
                        seen = stamp
                        await body()
                    }
                }
                // A folder may have come or gone, or a link lead elsewhere: then others are watched.
                guard folders == WatchedFolders.of(path) else { break }
                isWatched = await changes.next() != nil
            } while isWatched
            guard isWatched else { return }
        }
    }
}
