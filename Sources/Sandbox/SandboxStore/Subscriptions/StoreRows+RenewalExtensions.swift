import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// An extension of one subscription that a server requested, as it stands in the tables.
struct RenewalExtension {
    /// How many days were added.
    let days: Int
    /// Why, 0...3.
    let reason: Int
    /// The period that was extended.
    let transactionID: TransactionID
    /// When that period ends by it.
    let expires: Timestamp

    /// The answer to the request, however often it is sent.
    var ruling: RenewalExtensionDecision {
        let line = transactionID.number.map(TransactionNumber.lineItem(of:))
        return .extended(lineItem: line, until: expires)
    }
}

extension StoreRows {
    /// The extension of a subscription that a request identifier names.
    func renewalExtension(
        of original: TransactionID, named request: String
    ) throws -> RenewalExtension? {
        try Row.first(
            database,
            cached: "SELECT * FROM renewal_extensions WHERE original_id = ? AND request_id = ?",
            arguments: [original.number, request]
        ) { row in
            RenewalExtension(
                days: Int(try row.integer("days")), reason: Int(try row.integer("reason")),
                transactionID: TransactionID(number: try row.integer("transaction_id")),
                expires: try row.moment("expires"))
        }
    }

    /// Writes down what a request came to.
    func insert(
        _ made: RenewalExtension, of original: TransactionID, named request: String
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
