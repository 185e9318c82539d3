import GRDB
package import StoreFiles

/// The store's database, opened before the catalog is known.
package struct StoreDatabase: Sendable {
    /// The folder of the file.
    let folder: String
    let database: DatabaseQueue
    /// Frees space when the disk is full. Does nothing by default.
    package var whenFull: @Sendable () -> Void = {}

    /// The open connection.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    var path: String { Self.path(in: folder) }

    /// Returns the path of the file in a folder.
    package static func path(in folder: String) -> String { folder + "/store.sqlite" }

    /// Returns whether the file has an order.
    package func hasSold() throws(FileFailure) -> Bool {
        try DatabaseFile.translating(path) {
            try database.readConsistently {
                try ResultRow.fetchOne($0, sql: "SELECT 1 FROM orders LIMIT 1") != nil
            }
        }
    }

    /// Opens the file in a folder and creates it if it is missing.
    ///
    /// - Throws: `FileFailure` if the file cannot be used.
    package static func open(folder: String) throws(FileFailure) -> StoreDatabase {
        let path = path(in: folder)
        return StoreDatabase(
            folder: folder, database: try DatabaseFile.open(path, schema: StoreSchema.schema))
    }
}
