import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The devices that have signed in.
extension StoreTables {
    /// Returns the hash of a device's secret; nil if it has never signed in.
    func secretHash(of device: DeviceName, _ account: AccountName) throws -> String? {
        try ResultRow.text(
            database, cached: "SELECT secret_hash FROM devices WHERE account = ? AND device = ?",
            arguments: [account.rawValue, device.rawValue])
    }

    /// Returns whether any device has signed in. Older files do not have the table.
    func hasSignedInDevices() throws -> Bool {
        let table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'devices'"
        guard try ResultRow.fetchOne(database, cached: table) != nil else { return false }
        return try ResultRow.fetchOne(database, cached: "SELECT 1 FROM devices LIMIT 1") != nil
    }

    /// Returns whether an account has at least this many devices.
    func hasDevices(_ count: Int, of account: AccountName) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT 1 FROM devices WHERE account = ? LIMIT 1 OFFSET ?",
            arguments: [account.rawValue, max(count, 1) - 1]) != nil
    }

    /// Inserts a device. An existing one keeps its secret.
    func add(_ device: DeviceName, of account: AccountName, secretHash: String) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO devices (account, device, secret_hash, at)
                VALUES (?, ?, ?, ?)
                """,
            arguments: [account.rawValue, device.rawValue, secretHash, now.milliseconds])
    }
}
