import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension MerchantTables {
    /// Returns the content of a spend's request and its result, if the spend was decided.
    func spend(_ id: SpendID) throws -> (content: String, record: SpendRecord)? {
        if let row = try row(of: id, "SELECT content, version FROM spends WHERE spend_id = ?") {
            return (try row.text("content"), .accepted(version: try row.integer("version")))
        }
        return try row(of: id, "SELECT content, have FROM refused_spends WHERE spend_id = ?").map {
            (try $0.text("content"), .refused(have: try $0.integer("have")))
        }
    }

    /// Inserts the result of a spend.
    func insert(
        _ id: SpendID, content: String, account: AccountName, _ record: SpendRecord
    ) throws {
        switch record {
        case .accepted(let version):
            try database.execute(
                cached: """
                    INSERT INTO spends (spend_id, content, account, version) VALUES (?, ?, ?, ?)
                    """,
                arguments: [id.rawValue, content, account.rawValue, version])
        case .refused(let have):
            try database.execute(
                cached: """
                    INSERT INTO refused_spends (spend_id, content, account, have, at)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [id.rawValue, content, account.rawValue, have, now.milliseconds])
        }
    }

    private func row(of id: SpendID, _ sql: String) throws -> ResultRow? {
        try ResultRow.fetchOne(database, cached: sql, arguments: [id.rawValue])
    }
}
