package import GRDB
package import StoreAudit
import StoreFiles

extension LoggedText {
    /// Returns the details of one side's history.
    package static func steps(_ database: Database, of side: String) throws -> [LoggedText] {
        try ResultRow.fetchAll(
            database, cached: "SELECT seq, detail FROM steps WHERE detail != '' ORDER BY seq"
        ).map { row in
            LoggedText(
                location: "\(side) step \(try row.integer("seq"))", text: try row.text("detail"))
        }
    }
}
