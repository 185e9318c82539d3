import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// Invitation codes and secrets with which further devices sign in to an account.
extension StoreTables {
    /// The maximum number of valid codes per account.
    static let codeLimit = 10

    /// Returns whether a new device may sign in to the account. A code that admits it is consumed.
    func admits(_ requirement: SignInRequirement, to account: AccountName) throws -> Bool {
        switch requirement {
        case .unrestricted: true
        case .owned(nil): try !isKnown(account)
        case .invited(nil): false
        case .owned(let proof?), .invited(let proof?): try redeem(proof, of: account)
        }
    }

    /// Inserts a code or a secret. A secret replaces the earlier one; a code beyond ``codeLimit`` replaces the oldest
    /// one.
    ///
    /// - Parameter expires: When a code expires by the machine's clock; nil for a secret.
    func insertAccountKey(_ text: String, of account: AccountName, expires: Timestamp?) throws {
        try database.execute(
            cached: """
                DELETE FROM account_keys
                WHERE account = ? AND (expires_at <= ? OR (? AND expires_at IS NULL))
                """,
            arguments: [account.rawValue, machineNow.milliseconds, expires == nil])
        if expires != nil {
            try database.execute(
                cached: """
                    DELETE FROM account_keys WHERE account = ?1 AND key_hash IN (
                        SELECT key_hash FROM account_keys
                        WHERE account = ?1 AND expires_at IS NOT NULL
                        ORDER BY at DESC, key_hash LIMIT -1 OFFSET ?2)
                    """, arguments: [account.rawValue, Self.codeLimit - 1])
        }
        try database.execute(
            cached: """
                INSERT INTO account_keys (account, key_hash, expires_at, at) VALUES (?, ?, ?, ?)
                """,
            arguments: [
                account.rawValue, Self.hash(text), expires?.milliseconds, machineNow.milliseconds,
            ])
    }

    /// Returns whether the account exists: whether it has a purchase, a device or a valid key.
    func isKnown(_ account: AccountName) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM accounts WHERE account = ?1
                UNION ALL SELECT 1 FROM devices WHERE account = ?1
                UNION ALL SELECT 1 FROM account_keys
                    WHERE account = ?1 AND (expires_at IS NULL OR expires_at > ?2)
                LIMIT 1
                """, arguments: [account.rawValue, machineNow.milliseconds]) != nil
    }

    /// Returns whether a text is the account's secret or one of its codes. A code is consumed.
    private func redeem(_ proof: String, of account: AccountName) throws -> Bool {
        // A code may be typed in lower case.
        let hashes = [proof, OfferCodeFormat.normalized(proof)].compactMap { $0 }.map(Self.hash)
        let rows = try ResultRow.fetchAll(
            database,
            sql: """
                SELECT key_hash, expires_at FROM account_keys
                WHERE account = ? AND (expires_at IS NULL OR expires_at > ?)
                """, arguments: [account.rawValue, machineNow.milliseconds])
        var found: (hash: String, isCode: Bool)?
        for row in rows {
            let known = try row.text("key_hash")
            let isCode = try row.optionalMoment("expires_at") != nil
            for hash in hashes where Fingerprint.areEqual(hash, known) { found = (known, isCode) }
        }
        guard let found else { return false }
        if found.isCode {
            try database.execute(
                cached: "DELETE FROM account_keys WHERE account = ? AND key_hash = ?",
                arguments: [account.rawValue, found.hash])
        }
        return true
    }

    private static func hash(_ text: String) -> String {
        Fingerprint.sha256Hex(Array(text.utf8))
    }
}
