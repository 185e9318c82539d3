import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// How transactions are taken back, and stand again.
extension StoreRows {
    /// The last movement of money for a transaction; nil where none ever moved.
    func lastMovement(of id: TransactionID) throws -> MoneyMovement? {
        try Row.fetchOne(
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

    /// Marks a transaction as refunded, for no reason that the app gave.
    ///
    /// - Parameters:
    ///   - percentage: In thousandths of a percent.
    ///   - revision: Which of the store's words this is.
    func refund(_ id: TransactionID, percentage: Int, revision: Int) throws {
        let type: RevocationType =
            percentage == Transaction.whole ? .fullRefund : .proratedRefund
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = ?, revocation_reason = 0, revocation_type = ?,
                    revocation_percentage = ?, revocation_revision = ?, stuck_at = NULL
                WHERE id = ? AND revocation_date IS NULL
                """,
            arguments: [
                now.milliseconds, type.rawValue, percentage, Self.written(revision), id.number,
            ])
    }

    /// Marks a transaction as withdrawn without any money; what was deleted keeps the marks of a refund before, and says with
    /// a percentage that all was taken back where it was revoked.
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
                now.milliseconds, Transaction.whole, withdrawal.rawValue,
                Self.written(revision), id.number,
            ])
    }

    /// Lets a transaction stand again as it was sold.
    func reinstate(_ id: TransactionID, revision: Int) throws {
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = NULL, revocation_reason = NULL, revocation_type = NULL,
                    revocation_percentage = NULL, revocation_revision = ?
                WHERE id = ?
                """, arguments: [revision, id.number])
    }

    /// What members of a family had of a transaction until a moment at which it was taken back.
    func shares(of id: TransactionID, withdrawnAt moment: Timestamp) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = ? AND revocation_date = ? AND withdrawal IS NULL ORDER BY id
            """, [id.number, moment.milliseconds])
    }

    /// When the next period of the same customer and group began; nil where none did.
    func nextPeriod(after record: TransactionRecord) throws -> Timestamp? {
        let period = record.transaction
        return try Row.fetchOne(
            database,
            cached: """
                SELECT min(purchase_date) AS next FROM transactions
                WHERE original_id = ? AND id > ?
                """, arguments: [period.originalID.number, period.id.number]
        )?.optionalMoment("next")
    }

    /// What an account bought itself, oldest first, without what is deleted and what only refers to something.
    func purchases(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            """
            WHERE account = ? AND ownership IS NULL AND withdrawal IS NOT 'DELETED' ORDER BY id
            """, [account.rawValue]
        ).filter { !$0.transaction.isCopy }
    }

    /// A transaction by its id, unless it was deleted.
    func kept(_ id: TransactionID) throws -> TransactionRecord? {
        try transaction(id).flatMap { $0.transaction.withdrawal == .deleted ? nil : $0 }
    }

    /// What a row says of how it was taken back, and which of the store's words that is.
    static func withdrawal(_ row: Row, in transaction: Transaction) throws -> Transaction {
        var made = transaction
        made.revocationType = try row.optionalWord("revocation_type")
        made.revocationPercentage = try row.optionalInteger("revocation_percentage").map {
            Int($0)
        }
        made.revocationRevision = try row.optionalInteger("revocation_revision").map { Int($0) }
        made.withdrawal = try row.optionalWord("withdrawal")
        return made
    }

    /// A first refund needs no number: whatever was signed before there were any has none.
    private static func written(_ revision: Int) -> Int? { revision > 1 ? revision : nil }
}
