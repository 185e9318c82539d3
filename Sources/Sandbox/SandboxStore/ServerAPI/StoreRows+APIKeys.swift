import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The keys of the App Store Server API, and the secret of `verifyReceipt`.
extension StoreRows {
    /// A key by its name.
    func apiKey(_ id: APIKeyID) throws -> APIKey? {
        try Row.first(
            database, cached: "SELECT * FROM api_keys WHERE id = ?", arguments: [id.rawValue],
            Self.apiKey)
    }

    /// All keys, also revoked ones, newest first.
    func apiKeys() throws -> [APIKey] {
        try Row.fetchAll(database, sql: "SELECT * FROM api_keys ORDER BY created_at DESC, id")
            .map(Self.apiKey)
    }

    /// Writes a new key down.
    func insert(_ key: APIKey) throws {
        try database.execute(
            sql: """
                INSERT INTO api_keys (id, issuer_id, public_key, created_at) VALUES (?, ?, ?, ?)
                """,
            arguments: [
                key.id.rawValue, key.issuerID.rawValue, key.publicKey, key.createdAt.milliseconds,
            ])
    }

    /// Ends what a key proves; one that was revoked before keeps its date.
    func revoke(_ id: APIKeyID) throws {
        try database.execute(
            sql: "UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL",
            arguments: [now.milliseconds, id.rawValue])
    }

    /// SHA-256 of the secret that `verifyReceipt` wants; nil where it wants none.
    func receiptSecretHash() throws -> String? { try setting(Self.receiptSecret) }

    /// Wants another secret from now on, or none.
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

    private static func apiKey(_ row: Row) throws -> APIKey {
        APIKey(
            id: APIKeyID(try row.text("id")), issuerID: IssuerID(try row.text("issuer_id")),
            publicKey: try row.text("public_key"), createdAt: try row.moment("created_at"),
            revokedAt: try row.optionalMoment("revoked_at"))
    }
}
