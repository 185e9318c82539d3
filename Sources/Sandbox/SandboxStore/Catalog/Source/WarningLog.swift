import StoreModel

/// Collects the warnings of one file while it is read.
final class WarningLog {
    /// How many warnings are kept; a hostile file could make millions.
    static let limit = 1000

    private var kept: [CatalogWarning] = []
    private var dropped = 0

    /// Notes one.
    ///
    /// - Parameters:
    ///   - path: Where, a JSON path.
    ///   - message: What is odd and what was done about it, one sentence.
    func add(_ path: String, _ message: String) {
        guard kept.count < Self.limit else {
            dropped += 1
            return
        }
        kept.append(CatalogWarning(path: path, message: message))
    }

    /// Notes one that concerns the whole file, the first time only.
    func addOnce(_ path: String, _ message: String) {
        if !kept.contains(where: { $0.path == path }) { add(path, message) }
    }

    /// The warnings in the order in which they were noted; where some were dropped the last one says how many.
    var warnings: [CatalogWarning] {
        guard dropped > 0 else { return kept }
        return kept + [CatalogWarning(path: "$", message: "\(dropped) more warnings are not shown")]
    }
}
