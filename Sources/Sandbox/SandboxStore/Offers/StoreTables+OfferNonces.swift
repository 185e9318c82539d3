import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The nonces of promotional offers that orders have used.
extension StoreTables {
    /// Returns whether another order has used a nonce.
    func isNonceUsed(_ nonce: String, but intent: IntentID) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT 1 FROM offer_nonces WHERE nonce = ? AND intent_id != ?",
            arguments: [nonce, intent.rawValue]) != nil
    }

    /// Reserves a nonce for one order.
    func use(nonce: String, for intent: IntentID) throws {
        try database.execute(
            cached: "INSERT OR IGNORE INTO offer_nonces (nonce, intent_id, at) VALUES (?, ?, ?)",
            arguments: [nonce, intent.rawValue, now.milliseconds])
    }
}
