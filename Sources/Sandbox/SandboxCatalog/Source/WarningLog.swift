import StoreModel

/// Collects the warnings of one file while it is read.
final class WarningLog {
    /// The maximum number of warnings that are kept, since a hostile file could cause millions.
    static let limit = 1000

    private var warningsKept: [CatalogWarning] = []
    private var droppedCount = 0

    /// Adds a warning.
    ///
    /// - Parameters:
    ///   - path: The JSON path of the value.
    ///   - product: The product that the value belongs to.
    ///   - message: One sentence: what is wrong and how it was handled.
    func add(_ path: String, product: ProductID? = nil, _ message: String) {
        guard warningsKept.count < Self.limit else {
            droppedCount += 1
            return
        }
        warningsKept.append(CatalogWarning(path: path, product: product, message: message))
    }

    /// Adds a warning that concerns the whole file, unless there is already one with this path.
    func addOnce(_ path: String, _ message: String) {
        if !warningsKept.contains(where: { $0.path == path }) { add(path, message) }
    }

    /// The warnings in the order in which they were added. If some were dropped, the last one states how many.
    var warnings: [CatalogWarning] {
        guard droppedCount > 0 else { return warningsKept }
        return warningsKept + [
            CatalogWarning(path: "$", message: "\(droppedCount) more warnings are not shown")
        ]
    }
}
