import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension MerchantRows {
    /// What was decided on this transaction before.
    func grant(of transaction: Transaction) throws -> GrantRecord? {
        try Row.first(
            database, cached: "SELECT * FROM grants WHERE environment = ? AND transaction_id = ?",
            arguments: [transaction.environment.rawValue, transaction.id.rawValue], Self.grant)
    }

    /// The transaction that paid out for an ownership, if one did.
    func credited(for transaction: Transaction) throws -> GrantRecord? {
        guard transaction.type == .nonConsumable else {
            return try grant(of: transaction).flatMap { $0.isCredited ? $0 : nil }
        }
        return try Row.first(
            database,
            cached: """
                SELECT * FROM grants WHERE environment = ? AND original_id = ?
                    AND is_credited = 1 AND type = 'Non-Consumable'
                """,
            arguments: [transaction.environment.rawValue, transaction.originalID.rawValue],
            Self.grant)
    }

    /// What was decided on a transaction before, by its id; the merchant serves one environment.
    func grant(of id: TransactionID) throws -> GrantRecord? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM grants WHERE transaction_id = ?",
            arguments: [id.rawValue]
        ).map(Self.grant)
    }

    /// Writes the tombstone of a transaction.
    func bury(
        _ transaction: Transaction, account: AccountName, isCredited: Bool, revokedAt: Timestamp?
    ) throws {
        try database.execute(
            cached: """
                INSERT INTO grants (environment, transaction_id, original_id, account, product_id,
                    type, intent_id, is_credited, at, revoked_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                transaction.environment.rawValue, transaction.id.rawValue,
                transaction.originalID.rawValue, account.rawValue,
                transaction.productID.rawValue, transaction.type.rawValue,
                transaction.intentID?.rawValue, isCredited ? 1 : 0, now.milliseconds,
                revokedAt?.milliseconds,
            ])
    }

    /// Marks the refund of a transaction as settled.
    func settleRefund(of id: TransactionID, in environment: StoreEnvironment) throws {
        try database.execute(
            cached: """
                UPDATE grants SET revoked_at = ?
                WHERE environment = ? AND transaction_id = ? AND revoked_at IS NULL
                """, arguments: [now.milliseconds, environment.rawValue, id.rawValue])
    }

    private static func grant(_ row: Row) throws -> GrantRecord {
        GrantRecord(
            transactionID: TransactionID(try row.text("transaction_id")),
            originalID: TransactionID(try row.text("original_id")),
            account: AccountName(try row.text("account")),
            isCredited: try row.integer("is_credited") == 1,
            revokedAt: try row.optionalMoment("revoked_at"))
    }
}
