import StoreFiles

/// Tells when a file was edited, replaced or made anew.
struct FileFollower: Sendable {
    let path: String

    /// Runs the body after each change, once nobody writes into the file any more, until the task is cancelled.
    ///
    /// - Parameter known: The file as it was when it was last read; nil where it was not there.
    func follow(since known: FileStamp?, _ body: () async -> Void) async {
        var changes = FolderWatch.changes(in: folder).makeAsyncIterator()
        var seen = known
        // Once before the first change: it may have come before anybody watched.
        repeat {
            let stamp = await FileStamp.settled(path)
            guard stamp != seen, !Task.isCancelled else { continue }
            seen = stamp
            await body()
        } while await changes.next() != nil
    }

    private var folder: String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}
