import SandboxStore
import StoreFiles
import StoreModel

/// Reads a catalog's file again whenever it is edited, replaced or made anew.
struct CatalogFollower: Sendable {
    let path: String
    let bundleID: BundleID?

    /// Tells what the file says after each change, until the task is cancelled; the same trouble is told once.
    ///
    /// - Parameter known: The file as it was when it was last read.
    func follow(
        since known: FileStamp?, _ tell: (Result<LoadedCatalog, CatalogError>) async -> Void
    ) async {
        var changes = FolderWatch.changes(in: folder).makeAsyncIterator()
        var seen = known
        var last: Result<LoadedCatalog, CatalogError>?
        // Once before the first change: it may have come before anybody watched.
        repeat {
            let stamp = await FileStamp.settled(path)
            guard stamp != seen, !Task.isCancelled else { continue }
            seen = stamp
            let result = Result { () throws(CatalogError) in
                try CatalogLoader.load(path: path, bundleID: bundleID)
            }
            if result != last { await tell(result) }
            last = result
        } while await changes.next() != nil
    }

    private var folder: String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}
