import GRDB
import SandboxTables
package import StoreFiles

/// A row of the store's file that could not be processed or sent, and was set aside so that it does not block others.
package struct SetAsideRow: Hashable, Sendable {
    /// The table of the row.
    package let table: String
    /// The key of the row.
    package let key: String
    /// The reason as a sentence.
    package let reason: String
}

extension StoreAuditReader {
    /// Returns the rows that were set aside, at most 100 per table. Skips tables that do not have the column `fault`
    /// yet.
    package static func setAside(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [SetAsideRow] {
        try snapshot.read { database in
            var rows: [SetAsideRow] = []
            for (table, key) in keys {
                guard try database.columns(in: table).contains(where: { $0.name == "fault" }) else {
                    continue
                }
                rows += try ResultRow.fetchAll(
                    database,
                    sql: """
                        SELECT CAST(\(key) AS TEXT) AS key, fault FROM \(table)
                        WHERE fault IS NOT NULL ORDER BY 1 LIMIT 100
                        """
                ).map {
                    SetAsideRow(table: table, key: try $0.text("key"), reason: try $0.text("fault"))
                }
            }
            return rows
        }
    }

    private static let keys = [
        ("transactions", "id"), ("subscriptions", "original_id"), ("order_plans", "intent_id"),
        ("mass_extensions", "request_id"), ("outbox", "transaction_id"), ("notifications", "uuid"),
    ]
}
