import GRDB
import SandboxTables
import StoreModel

extension MerchantRows {
    /// What was spent under an id: its content, and the ledger row that it made.
    func spend(_ id: SpendID) throws -> (content: String, version: Int64)? {
        try Row.fetchOne(
            database, cached: "SELECT content, version FROM spends WHERE spend_id = ?",
            arguments: [id.rawValue]
        ).map { (try $0.text("content"), try $0.integer("version")) }
    }

    /// Remembers a spending.
    func insert(
        _ id: SpendID, content: String, account: AccountName, version: Int64
    ) throws {
        try database.execute(
            cached: "INSERT INTO spends (spend_id, content, account, version) VALUES (?, ?, ?, ?)",
            arguments: [id.rawValue, content, account.rawValue, version])
    }
}
