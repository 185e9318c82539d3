import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The phones that have signed in.
extension StoreRows {
    /// The hash of the secret that proves a phone; nil for one that has never signed in.
    func secretHash(of device: DeviceName, _ account: AccountName) throws -> String? {
        try Row.text(
            database, cached: "SELECT secret_hash FROM devices WHERE account = ? AND device = ?",
            arguments: [account.rawValue, device.rawValue])
    }

    /// Whether any phone has signed in; none has in a file that is older than that.
    func hasGuests() throws -> Bool {
        let table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'devices'"
        guard try Row.fetchOne(database, cached: table) != nil else { return false }
        return try Row.fetchOne(database, cached: "SELECT 1 FROM devices LIMIT 1") != nil
    }

    /// Whether an account has so many phones, or more.
    func hasDevices(_ count: Int, of account: AccountName) throws -> Bool {
        try Row.fetchOne(
            database,
            cached: "SELECT 1 FROM devices WHERE account = ? LIMIT 1 OFFSET ?",
            arguments: [account.rawValue, max(count, 1) - 1]) != nil
    }

    /// Takes a phone in; one that is there already keeps its secret.
    func add(_ device: DeviceName, of account: AccountName, secretHash: String) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO devices (account, device, secret_hash, at)
                VALUES (?, ?, ?, ?)
                """,
            arguments: [account.rawValue, device.rawValue, secretHash, now.milliseconds])
    }
}
