import SandboxStore
import StoreModel

/// Reloads a catalog file whenever it is edited, replaced or recreated.
struct CatalogFollower: Sendable {
    let path: String
    let bundleID: BundleID?

    /// Reports the result of loading the file after each change until the task is cancelled.
    ///
    /// A result that equals the previous one is not reported again.
    /// - Parameters:
    ///   - known: The stamp of the file when it was last read.
    ///   - tell: Receives the loaded catalog or the error.
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
    /// A sentence with the first warning and the number of the others, or nil if the list is empty.
    ///
    /// - Parameter path: The path of the catalog file.
    func sentence(in path: String) -> String? {
        guard let first else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let rest = count > 1 ? " And \(count - 1) more: kiosk catalog check \(path)" : ""
        return "\(file): \(first.path): \(first.message).\(rest)"
    }
}
