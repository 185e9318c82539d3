import GRDB
package import StoreFiles

/// The merchant's database, opened before anybody said what is sold.
package struct MerchantFile: Sendable {
    let database: DatabaseQueue

    /// Opens the file in a folder, making it where there is none.
    ///
    /// - Throws: `FileFailure` where it cannot be used.
    package static func open(folder: String) throws(FileFailure) -> MerchantFile {
        let path = folder + "/merchant.sqlite"
        return MerchantFile(
            database: try DatabaseFile.open(path, schema: MerchantSchema.schema))
    }
}
