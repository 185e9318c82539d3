import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// What servers ask about customers.
extension StoreRows {
    /// Transactions with the change that each was touched by last, in a query's order.
    ///
    /// - Parameter limit: How many at most; one more is looked for.
    func history(
        of account: AccountName, _ query: HistoryQuery, limit: Int
    ) throws -> (rows: [(change: Int64, record: TransactionRecord)], hasMore: Bool) {
        let cursor = try Row.fetchCursor(
            database,
            sql: """
                SELECT t.*, c.seq AS change
                FROM changes c JOIN transactions t ON t.id = CAST(c.ref AS INTEGER)
                WHERE c.account = ? AND c.kind = 'transaction' AND c.seq > ? AND c.seq < ?
                    AND t.withdrawal IS NOT 'DELETED'
                    AND NOT EXISTS (
                        SELECT 1 FROM changes later
                        WHERE later.ref = c.ref AND later.seq > c.seq AND later.kind = c.kind)
                ORDER BY c.seq \(query.newestFirst ? "DESC" : "ASC")
                """,
            arguments: [
                account.rawValue, query.position.floor, query.position.ceiling ?? Int64.max,
            ])
        var rows: [(change: Int64, record: TransactionRecord)] = []
        while let row = try cursor.next() {
            let record = try record(row)
            guard query.takes(record.transaction, isFinished: !record.isUnfinished) else {
                continue
            }
            guard rows.count < limit else { return (rows, true) }
            rows.append((try row.integer("change"), record))
        }
        return (rows, false)
    }

    /// The newest change of all that concern an account; 0 before the first one.
    func newestChange(of account: AccountName) throws -> Int64 {
        try Row.fetchOne(
            database, cached: "SELECT max(seq) AS newest FROM changes WHERE account = ?",
            arguments: [account.rawValue])?.optionalInteger("newest") ?? 0
    }

    /// Every transaction of an account that was not deleted, oldest first.
    func transactions(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            "WHERE account = ? AND withdrawal IS NOT 'DELETED' ORDER BY id", [account.rawValue])
    }

    /// The transactions with a customer-facing order number, oldest first.
    func transactions(ordered id: OrderID) throws -> [TransactionRecord] {
        try records("WHERE order_id = ? AND withdrawal IS NOT 'DELETED' ORDER BY id", [id.rawValue])
    }

    /// The customer whom an id names: that of a transaction, or that of the customer's copy of the app.
    func customer(ofAny id: TransactionID) throws -> AccountName? {
        if let record = try kept(id) { return record.account }
        guard ServerNumber.isAppTransactionID(id.rawValue) else { return nil }
        let store = try setting("store_id") ?? ""
        let accounts = try Row.fetchCursor(database, sql: "SELECT account FROM accounts")
        while let row = try accounts.next() {
            let account = AccountName(try row.text("account"))
            if Self.appTransactionID(of: account, in: store) == id.rawValue { return account }
        }
        return nil
    }

    /// When an account was opened.
    func opening(of account: AccountName) throws -> Timestamp? {
        try Row.fetchOne(
            database, cached: "SELECT created_at FROM accounts WHERE account = ?",
            arguments: [account.rawValue])?.moment("created_at")
    }
}

/// What servers tell.
extension StoreRows {
    /// A transaction as servers see it: with the player whom one of them named, and the customer's copy of the app.
    func forServers(_ record: TransactionRecord) throws -> Transaction {
        let app = try appTransactionID(of: record.account)
        return try withPlayer(record).changed { $0.appTransactionID = app }
    }

    /// A transaction with the player whom a server named; else the one for whom it was bought.
    func withPlayer(_ record: TransactionRecord) throws -> Transaction {
        let token = try Row.text(
            database,
            cached: """
                SELECT token FROM account_tokens WHERE original_id = ? AND since <= ?
                ORDER BY since DESC LIMIT 1
                """,
            arguments: [record.transaction.originalID.number, record.transaction.id.number])
        return record.transaction.changed { transaction in
            if let token { transaction.appAccountToken = AppAccountToken(token) }
        }
    }

    /// The number of a customer's copy of the app, which is the same for ever.
    func appTransactionID(of account: AccountName) throws -> String {
        Self.appTransactionID(of: account, in: try setting("store_id") ?? "")
    }

    private static func appTransactionID(of account: AccountName, in store: String) -> String {
        ServerNumber.appTransactionID(
            digest: Fingerprint.sha256Hex(Array("\(store) \(account)".utf8)))
    }

    /// Names the player of an ownership, from one of its transactions on.
    func assign(
        _ token: AppAccountToken, original id: TransactionID, since first: TransactionID
    ) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO account_tokens (original_id, since, token, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [id.number, first.number, token.rawValue, now.milliseconds])
    }

    /// Keeps what a server told of the use of goods; the last word of each version counts.
    func insert(_ report: ConsumptionReport, of id: TransactionID) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO consumption_reports (transaction_id, version, content, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [id.number, report.version, report.content, now.milliseconds])
    }
}
