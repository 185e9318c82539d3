import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension MerchantTables {
    /// Returns the tombstone of a transaction, if it was judged before.
    func grant(of transaction: Transaction) throws -> GrantRecord? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM grants WHERE environment = ? AND transaction_id = ?",
            arguments: [transaction.environment.rawValue, transaction.id.rawValue]
        ).map(Self.grant)
    }

    /// Returns the tombstone that was credited for the transaction's ownership, if there is one. For a non-consumable,
    /// that may belong to another transaction with the same original ID.
    func credited(for transaction: Transaction) throws -> GrantRecord? {
        guard transaction.type == .nonConsumable else {
            return try grant(of: transaction).flatMap { $0.isCredited ? $0 : nil }
        }
        return try ResultRow.fetchOne(
            database,
            cached: """
                SELECT * FROM grants WHERE environment = ? AND original_id = ?
                    AND is_credited = 1 AND type = 'Non-Consumable'
                """,
            arguments: [transaction.environment.rawValue, transaction.originalID.rawValue]
        ).map(Self.grant)
    }

    /// Returns the tombstone of a transaction by its ID. The merchant serves only one environment.
    func grant(of id: TransactionID) throws -> GrantRecord? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM grants WHERE environment = ? AND transaction_id = ?",
            arguments: [StoreEnvironment.sandbox.rawValue, id.rawValue]
        ).map(Self.grant)
    }

    /// Inserts the tombstone of a transaction with the revocation state that it is judged by. If the transaction
    /// already has a tombstone that was not credited, updates its state.
    func insertGrant(
        _ transaction: Transaction, account: AccountName, isCredited: Bool,
        _ revocation: RevocationState
    ) throws {
        let isRevoked = revocation.revokedAt != nil
        try database.execute(
            cached: """
                INSERT INTO grants (environment, transaction_id, original_id, account, product_id,
                    type, intent_id, is_credited, at, revoked_at, revision, withdrawn_share)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (environment, transaction_id) DO UPDATE SET
                    is_credited = excluded.is_credited, revoked_at = excluded.revoked_at,
                    revision = excluded.revision, withdrawn_share = excluded.withdrawn_share
                    WHERE is_credited = 0 AND revision < excluded.revision
                """,
            arguments: [
                transaction.environment.rawValue, transaction.id.rawValue,
                transaction.originalID.rawValue, account.rawValue,
                transaction.productID.rawValue, transaction.type.rawValue,
                transaction.intentID?.rawValue, isCredited ? 1 : 0, now.milliseconds,
                isRevoked ? now.milliseconds : nil, revocation.revision,
                isRevoked ? revocation.share : 0,
            ])
        // A tombstone that was credited once must not be credited again, even if the rules decide otherwise.
        guard database.changesCount == 1 else { throw DamagedRow(column: "transaction_id") }
    }

    /// Records a revocation state on a tombstone, unless a newer one is already recorded.
    func recordRevocation(
        _ revocation: RevocationState, of id: TransactionID, in environment: StoreEnvironment
    ) throws {
        let isRevoked = revocation.revokedAt != nil
        try database.execute(
            cached: """
                UPDATE grants
                SET revoked_at = iif(:revoked, coalesce(revoked_at, :now), NULL),
                    revision = :revision,
                    withdrawn_share = :share
                WHERE environment = :environment AND transaction_id = :id
                    AND revision < :revision
                """,
            arguments: [
                "revoked": isRevoked, "now": now.milliseconds, "revision": revocation.revision,
                "share": revocation.share, "environment": environment.rawValue, "id": id.rawValue,
            ])
    }

    private static func grant(_ row: ResultRow) throws -> GrantRecord {
        try DamagedRow.addingRowName("grants", try? row.text("transaction_id")) {
            GrantRecord(
                transactionID: TransactionID(try row.text("transaction_id")),
                originalID: TransactionID(try row.text("original_id")),
                account: AccountName(try row.text("account")),
                isCredited: try row.integer("is_credited") == 1,
                revokedAt: try row.optionalMoment("revoked_at"),
                revision: try row.optionalInteger("revision").map { Int($0) })
        }
    }
}
