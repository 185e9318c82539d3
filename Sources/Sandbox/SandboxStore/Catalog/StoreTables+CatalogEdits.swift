import FoundationEssentials
import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// The manual changes to the catalog. They apply in every process that has the file open.
extension StoreTables {
    /// Returns the catalog that is on sale now.
    func catalog(on catalogCache: CatalogCache) throws -> CatalogIndex {
        try catalogCache.current(edited: try setting("catalog_edits") ?? "", at: now) {
            try catalogEdits()
        }
    }

    /// Returns the changes of each product.
    func catalogEdits() throws -> [ProductID: [ProductChange]] {
        try ResultRow.fetchAll(database, cached: "SELECT product_id, change FROM catalog_edits")
            .reduce(into: [:]) { edits, row in
                edits[ProductID(try row.text("product_id")), default: []]
                    .append(try Self.change(try row.text("change")))
            }
    }

    /// Changes a product. A change replaces an earlier one of the same subject.
    ///
    /// - Parameter version: The new version of all changes together.
    func storeEdits(_ changes: [ProductChange], of product: ProductID, version: String) throws {
        for change in changes {
            try database.execute(
                cached: """
                    INSERT OR REPLACE INTO catalog_edits (product_id, subject, change, at)
                    VALUES (?, ?, ?, ?)
                    """,
                arguments: [
                    product.rawValue, change.subject,
                    String(decoding: try JSONEncoder().encode(change), as: UTF8.self),
                    now.milliseconds,
                ])
        }
        try renewEdits(version)
    }

    /// Removes the changes of a product, or all changes. Returns whether there were any.
    func removeEdits(of product: ProductID?, version: String) throws -> Bool {
        if let product {
            try database.execute(
                cached: "DELETE FROM catalog_edits WHERE product_id = ?",
                arguments: [product.rawValue])
        } else {
            try database.execute(sql: "DELETE FROM catalog_edits")
        }
        guard database.changesCount > 0 else { return false }
        try renewEdits(version)
        return true
    }

    private func renewEdits(_ version: String) throws {
        try database.execute(
            cached: "INSERT OR REPLACE INTO settings (name, value) VALUES ('catalog_edits', ?)",
            arguments: [version])
    }

    private static func change(_ text: String) throws -> ProductChange {
        do {
            return try JSONDecoder().decode(ProductChange.self, from: Data(text.utf8))
        } catch {
            throw DamagedRow(column: "change")
        }
    }
}
