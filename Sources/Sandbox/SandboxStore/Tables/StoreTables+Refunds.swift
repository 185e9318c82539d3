import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// Refunds, withdrawals and their reversals.
extension StoreTables {
    /// Returns the last movement of money for a transaction, if there is one.
    func lastMovement(of id: TransactionID) throws -> MoneyMovement? {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT * FROM charges WHERE transaction_id = ? ORDER BY number DESC LIMIT 1",
            arguments: [id.number]
        ).map { row in
            guard let currency = Currency(code: try row.text("currency")) else {
                throw DamagedRow(column: "currency")
            }
            guard let kind = MoneyMovement.Kind(rawValue: try row.text("kind")) else {
                throw DamagedRow(column: "kind")
            }
            return MoneyMovement(
                kind: kind, number: Int(try row.integer("number")),
                amount: Price(milliunits: try row.integer("amount"), currency: currency),
                at: try row.moment("at"))
        }
    }

    /// Marks a transaction as refunded, with the reason code 0 (not caused by a problem in the app).
    ///
    /// - Parameters:
    ///   - percentage: In thousandths of a percent.
    ///   - revision: The new revision of the transaction.
    func refund(_ id: TransactionID, percentage: Int, revision: Int) throws {
        let type: RevocationType =
            percentage == Transaction.fullShare ? .fullRefund : .proratedRefund
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = ?, revocation_reason = 0, revocation_type = ?,
                    revocation_percentage = ?, revocation_revision = ?, stuck_at = NULL
                WHERE id = ? AND revocation_date IS NULL
                """,
            arguments: [
                now.milliseconds, type.rawValue, percentage, Self.storedRevision(revision),
                id.number,
            ])
    }

    /// Marks a transaction as withdrawn without moving money. Deleting a refunded one keeps the values of the refund;
    /// deleting a revoked one sets its percentage to the whole.
    func withdraw(_ id: TransactionID, as withdrawal: Withdrawal, revision: Int) throws {
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = coalesce(revocation_date, ?),
                    revocation_reason = coalesce(revocation_reason, 0),
                    revocation_percentage =
                        iif(withdrawal IS 'REVOKED', ?, revocation_percentage),
                    withdrawal = ?, revocation_revision = ?, stuck_at = NULL
                WHERE id = ?
                """,
            arguments: [
                now.milliseconds, Transaction.fullShare, withdrawal.rawValue,
                Self.storedRevision(revision), id.number,
            ])
    }

    /// Removes the revocation from a transaction.
    func reinstate(_ id: TransactionID, revision: Int) throws {
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = NULL, revocation_reason = NULL, revocation_type = NULL,
                    revocation_percentage = NULL, revocation_revision = ?
                WHERE id = ?
                """, arguments: [revision, id.number])
    }

    /// Returns the members' shares of a transaction that were revoked at a certain time.
    func shares(of id: TransactionID, withdrawnAt moment: Timestamp) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = ? AND revocation_date = ? AND withdrawal IS NULL ORDER BY id
            """, [id.number, moment.milliseconds])
    }

    /// Returns when the next period of the same subscription began, if there is one.
    func nextPeriod(after record: TransactionRecord) throws -> Timestamp? {
        let period = record.transaction
        return try ResultRow.fetchOne(
            database,
            cached: """
                SELECT min(purchase_date) AS next FROM transactions
                WHERE original_id = ? AND id > ?
                """, arguments: [period.originalID.number, period.id.number]
        )?.optionalMoment("next")
    }

    /// Returns the transactions of an account after one with a number, oldest first.
    func transactions(
        of account: AccountName, after id: Int64, limit: Int
    ) throws -> [TransactionRecord] {
        try records(
            "WHERE account = ? AND id > ? ORDER BY id LIMIT ?", [account.rawValue, id, limit])
    }

    /// Returns a transaction by its ID, unless it was deleted.
    func undeletedTransaction(_ id: TransactionID) throws -> TransactionRecord? {
        try transaction(id).flatMap { $0.transaction.withdrawal == .deleted ? nil : $0 }
    }

    /// Returns a transaction with the revocation columns of its row.
    static func withdrawal(_ row: ResultRow, in transaction: Transaction) throws -> Transaction {
        var made = transaction
        made.revocationType = try row.optionalEnumCase("revocation_type")
        made.revocationPercentage = try row.optionalInteger("revocation_percentage").map {
            Int($0)
        }
        made.revocationRevision = try row.optionalInteger("revocation_revision").map { Int($0) }
        made.withdrawal = try row.optionalEnumCase("withdrawal")
        return made
    }

    /// Returns the revision to store. Revision 1 is stored as NULL, as in files from before revisions.
    private static func storedRevision(_ revision: Int) -> Int? { revision > 1 ? revision : nil }
}
