import GRDB
package import StoreFiles

/// The store's database, opened before anybody said what is sold.
package struct StoreFile: Sendable {
    /// The folder that holds it.
    let folder: String
    let database: DatabaseQueue
    /// Makes room on a full disk; nothing unless somebody says how.
    package var whenFull: @Sendable () -> Void = {}

    /// The connection.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    var path: String { Self.path(in: folder) }

    /// Where the file is in a folder.
    package static func path(in folder: String) -> String { folder + "/store.sqlite" }

    /// Whether anything was ever ordered here.
    package func hasSold() throws(FileFailure) -> Bool {
        try DatabaseFile.translating(path) {
            try database.looking {
                try Row.fetchOne($0, sql: "SELECT 1 FROM orders LIMIT 1") != nil
            }
        }
    }

    /// Opens the file in a folder, making it where there is none.
    ///
    /// - Throws: `FileFailure` where it cannot be used.
    package static func open(folder: String) throws(FileFailure) -> StoreFile {
        let path = path(in: folder)
        return StoreFile(
            folder: folder, database: try DatabaseFile.open(path, schema: StoreSchema.schema))
    }
}
