import GRDB
package import StoreFiles

/// The merchant's database, opened before anybody said what is sold.
package struct MerchantFile: Sendable {
    let database: DatabaseQueue
    /// Makes room on a full disk; nothing unless somebody says how.
    package var whenFull: @Sendable () -> Void = {}

    /// The connection.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    /// Where the file is in a folder.
    package static func path(in folder: String) -> String { folder + "/merchant.sqlite" }

    /// Opens the file in a folder, making it where there is none.
    ///
    /// - Parameter mayCreate: Asked where there is none; false where the store has sold: a merchant that has lost its
    ///   ledger would take every customer for somebody else, and refuse what they paid for.
    /// - Throws: `FileFailure` where it cannot be used.
    package static func open(
        folder: String, mayCreate: () throws(FileFailure) -> Bool = { true }
    ) throws(FileFailure) -> MerchantFile {
        let path = path(in: folder)
        let isMissing = FileStatus.size(of: path) ?? 0 == 0
        if isMissing, try !mayCreate() {
            throw .unsafe(
                path: path,
                detail: "it is missing, though the store beside it has sold. Nothing was changed; "
                    + "put it back from a copy, or use another --profile")
        }
        return MerchantFile(
            database: try DatabaseFile.open(path, schema: MerchantSchema.schema))
    }
}
