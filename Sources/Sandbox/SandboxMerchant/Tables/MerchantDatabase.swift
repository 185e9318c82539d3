import GRDB
package import StoreFiles

/// The merchant's database, opened before the catalog is known.
package struct MerchantDatabase: Sendable {
    let database: DatabaseQueue
    /// Frees space when the disk is full. Does nothing by default.
    package var whenFull: @Sendable () -> Void = {}

    /// The open connection.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    /// Returns the path of the file in a folder.
    package static func path(in folder: String) -> String { folder + "/merchant.sqlite" }

    /// Opens the file in a folder and creates it if it is missing.
    ///
    /// - Parameter mayCreate: Called if the file is missing. Returns false if the store has already sold: a merchant
    ///   without its ledger would not recognize its customers and would refuse what they paid for.
    /// - Throws: `FileFailure` if the file cannot be used.
    package static func open(
        folder: String, mayCreate: () throws(FileFailure) -> Bool = { true }
    ) throws(FileFailure) -> MerchantDatabase {
        let path = path(in: folder)
        let isMissing = FileStatus.size(of: path) ?? 0 == 0
        if isMissing, try !mayCreate() {
            throw .unsafe(
                path: path,
                detail: "it is missing, but the store next to it has sales. Nothing was changed; "
                    + "restore the file from a copy, or use another --profile")
        }
        return MerchantDatabase(
            database: try DatabaseFile.open(path, schema: MerchantSchema.schema))
    }
}
