import SandboxStore
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
        var last: Result<LoadedCatalog, CatalogError>?
        await FileFollower(path: path).follow(since: known) {
            let result = Result { () throws(CatalogError) in
                try CatalogLoader.load(path: path, bundleID: bundleID)
            }
            if result != last { await tell(result) }
            last = result
        }
    }
}

extension [CatalogWarning] {
    /// What an edit made odd in a catalog's file, so that no product is left out without a reason; nil for nothing.
    ///
    /// - Parameter path: The file's.
    func sentence(in path: String) -> String? {
        guard let first else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let rest = count > 1 ? " And \(count - 1) more: kiosk catalog check \(path)" : ""
        return "\(file): \(first.path): \(first.message).\(rest)"
    }
}
