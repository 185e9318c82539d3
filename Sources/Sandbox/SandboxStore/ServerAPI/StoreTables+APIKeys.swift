import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The keys of the App Store Server API, and the shared secret of `verifyReceipt`.
extension StoreTables {
    func apiKey(_ id: APIKeyID) throws -> APIKey? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM api_keys WHERE id = ?", arguments: [id.rawValue]
        ).map(Self.apiKey)
    }

    /// Returns all keys, also revoked ones, newest first.
    func apiKeys() throws -> [APIKey] {
        try ResultRow.fetchAll(database, sql: "SELECT * FROM api_keys ORDER BY created_at DESC, id")
            .map(Self.apiKey)
    }

    /// Inserts a new key.
    func insert(_ key: APIKey) throws {
        try database.execute(
            sql: """
                INSERT INTO api_keys (id, issuer_id, public_key, created_at) VALUES (?, ?, ?, ?)
                """,
            arguments: [
                key.id.rawValue, key.issuerID.rawValue, key.publicKey, key.createdAt.milliseconds,
            ])
    }

    /// Revokes a key. A revoked one keeps its date.
    func revoke(_ id: APIKeyID) throws {
        try database.execute(
            sql: "UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL",
            arguments: [now.milliseconds, id.rawValue])
    }

    /// Returns the SHA-256 hash of the secret that `verifyReceipt` requires; nil for none.
    func receiptSecretHash() throws -> String? { try setting(Self.receiptSecret) }

    /// Sets the hash of the secret, or removes it.
    func setReceiptSecret(hash: String?) throws {
        guard let hash else {
            return try database.execute(
                sql: "DELETE FROM settings WHERE name = ?", arguments: [Self.receiptSecret])
        }
        try database.execute(
            sql: "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)",
            arguments: [Self.receiptSecret, hash])
    }

    private static let receiptSecret = "receipt_secret_hash"

    private static func apiKey(_ row: ResultRow) throws -> APIKey {
        APIKey(
            id: APIKeyID(try row.text("id")), issuerID: IssuerID(try row.text("issuer_id")),
            publicKey: try row.text("public_key"), createdAt: try row.moment("created_at"),
            revokedAt: try row.optionalMoment("revoked_at"))
    }
}
