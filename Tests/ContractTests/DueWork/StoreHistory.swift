import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel

@testable import SandboxStore

/// The events of each account of a store, in the order of the facts, without the numbers that all accounts share.
struct StoreHistory: Hashable {
    let accounts: [String: [String]]

    init(_ backend: TestBackend) async throws {
        accounts = try await StoreDatabase.open(folder: backend.folder).database.read { database in
            var accounts: [String: [String]] = [:]
            for sql in Self.facts {
                for row in try Row.fetchAll(database, sql: sql) {
                    let account: String = row["account"]
                    accounts[account, default: []].append(
                        row.dropFirst().map { "\($1)" }.joined(separator: " "))
                }
            }
            return accounts
        }
    }

    private static let facts = [
        """
        SELECT account, product_id, purchase_date, expires_date, revocation_date, price, is_renewal
        FROM transactions ORDER BY id
        """,
        """
        SELECT t.account, s.kind, s.at FROM steps AS s JOIN transactions AS t
            ON t.id = s.transaction_id ORDER BY t.original_id, s.seq
        """,
        """
        SELECT o.account, s.kind, s.at, s.detail FROM steps AS s JOIN orders AS o
            ON o.intent_id = s.intent_id WHERE s.transaction_id IS NULL ORDER BY o.at, s.seq
        """,
        "SELECT account, type, subtype, at FROM notifications ORDER BY original_id, seq",
        "SELECT account, state, due, expires, product_id FROM subscriptions ORDER BY original_id",
        "SELECT account, currency, paid FROM balances ORDER BY currency",
        "SELECT account, state, reason FROM orders ORDER BY at, intent_id",
        """
        SELECT t.account, c.kind, c.amount, c.at FROM charges AS c JOIN transactions AS t
            ON t.id = c.transaction_id ORDER BY t.id, c.number
        """,
    ]
}

extension TestBackend {
    /// Returns the number of due and unprocessed rows by account.
    func dueRows() async throws -> [String: Int] {
        let now = try await embedded.time().now.milliseconds
        return try await StoreDatabase.open(folder: folder).database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT account, count(*) AS count FROM subscriptions
                    WHERE due <= ? AND fault IS NULL GROUP BY account
                    """, arguments: [now])
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["account"], $0["count"]) })
        }
    }

    /// Changes the store's file directly.
    func executeInStoreFile(_ sql: String) async throws {
        try await StoreDatabase.open(folder: folder).database.write { try $0.execute(sql: sql) }
    }

    /// Returns one value of the store's file.
    func value(_ sql: String) async throws -> String? {
        try await StoreDatabase.open(folder: folder).database.read {
            try String.fetchOne($0, sql: sql)
        }
    }
}
