import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// An extension of one subscription that a server requested, as a row of the table.
struct RenewalExtensionRow {
    /// The number of days that were added.
    let days: Int
    /// The reason code, 0...3.
    let reason: Int
    /// The transaction of the period that was extended.
    let transactionID: TransactionID
    /// The new end of that period.
    let expires: Timestamp

    /// The reply to the request and to its repetitions.
    var decision: RenewalExtensionDecision {
        let line = transactionID.number.map(TransactionNumberGenerator.lineItem(of:))
        return .extended(lineItem: line, until: expires)
    }
}

extension StoreTables {
    /// Returns the extension of a subscription by its request identifier.
    func renewalExtension(
        of original: TransactionID, named request: String
    ) throws -> RenewalExtensionRow? {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT * FROM renewal_extensions WHERE original_id = ? AND request_id = ?",
            arguments: [original.number, request]
        ).map { row in
            RenewalExtensionRow(
                days: Int(try row.integer("days")), reason: Int(try row.integer("reason")),
                transactionID: TransactionID(number: try row.integer("transaction_id")),
                expires: try row.moment("expires"))
        }
    }

    /// Inserts an extension that was made.
    func insert(
        _ made: RenewalExtensionRow, of original: TransactionID, named request: String
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO renewal_extensions
                    (original_id, request_id, days, reason, transaction_id, expires)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                original.number, request, made.days, made.reason, made.transactionID.number,
                made.expires.milliseconds,
            ])
    }
}
