import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

/// Reads customers for the App Store Server API.
extension StoreTables {
    /// Returns transactions in the order of each one's last change, or in reverse.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of transactions. One more is read to find out whether more follow.
    ///   - reach: The maximum number of changes to read. With a filter that few transactions pass, the page is short
    ///     and the next page continues after it.
    /// - Returns: The page; `last` is the last change that it covers.
    func history(
        of account: AccountName, _ query: HistoryQuery, limit: Int, reach: Int = 2_000
    ) throws -> (records: [TransactionRecord], last: Int64?, hasMore: Bool) {
        var records: [TransactionRecord] = []
        var (floor, ceiling) = (query.position.floor, query.position.ceiling ?? .max)
        var (last, read) = (Int64?.none, 0)
        while read < reach {
            let part = try ResultRow.fetchAll(
                database, cached: query.newestFirst ? Self.newestChanges : Self.oldestChanges,
                arguments: [account.rawValue, floor, ceiling])
            for row in part {
                if let record = try changed(row),
                    query.matches(record.transaction, isFinished: !record.isUnfinished)
                {
                    guard records.count < limit else { return (records, last, true) }
                    records.append(record)
                }
                last = try row.integer("seq")
            }
            if part.count < Self.part { return (records, last, false) }
            if query.newestFirst { ceiling = last ?? ceiling } else { floor = last ?? floor }
            read += part.count
        }
        return (records, last, true)
    }

    /// Returns the transaction of a change; nil for a change of an order, for a transaction with a later change, and
    /// for a deleted transaction.
    private func changed(_ row: ResultRow) throws -> TransactionRecord? {
        guard try row.integer("is_last") == 1 else { return nil }
        return try undeletedTransaction(TransactionID(try row.text("ref")))
    }

    /// The number of changes that one statement reads.
    private static let part = 200

    private static let oldestChanges = "\(changes) ORDER BY seq LIMIT \(part)"
    private static let newestChanges = "\(changes) ORDER BY seq DESC LIMIT \(part)"

    private static let changes = """
        SELECT seq, ref, kind = 'transaction' AND NOT EXISTS (
                SELECT 1 FROM changes AS later
                WHERE later.ref = c.ref AND later.seq > c.seq AND later.kind = c.kind
            ) AS is_last
        FROM changes AS c WHERE account = ? AND seq > ? AND seq < ?
        """

    /// Returns the sequence number of an account's newest change; 0 before the first one.
    func newestChange(of account: AccountName) throws -> Int64 {
        try ResultRow.fetchOne(
            database, cached: "SELECT max(seq) AS newest FROM changes WHERE account = ?",
            arguments: [account.rawValue])?.optionalInteger("newest") ?? 0
    }

    /// Returns the newest transactions of an account that a receipt can contain, in ascending order. Their tokens are
    /// those of ``transactionWithPlayerToken(_:)``.
    func receiptTransactions(
        of account: AccountName, limit: Int
    ) throws -> [TransactionRecord] {
        var (newest, end) = ([TransactionRecord](), Int64.max)
        while newest.count < limit {
            let count = min(Self.receiptPart, limit - newest.count)
            let part = try ResultRow.fetchAll(
                database, cached: Self.receiptTransactions,
                arguments: [account.rawValue, end, count]
            ).map(record)
            newest += part
            guard part.count == count, let last = part.last?.transaction.id.number else { break }
            end = last
        }
        return newest.reversed()
    }

    /// The number of transactions of a receipt that one statement reads.
    private static let receiptPart = 50

    /// The first of two columns with the same name is the one that is read.
    private static let receiptTransactions = """
        SELECT coalesce((
                SELECT token FROM account_tokens
                WHERE original_id = t.original_id AND since <= t.id
                ORDER BY since DESC LIMIT 1), app_account_token) AS app_account_token, t.*
        FROM transactions AS t INDEXED BY transactions_receipts
        WHERE account = ? AND id < ? AND \(StoreSchema.inReceipt) ORDER BY id DESC LIMIT ?
        """

    /// Returns the transactions of a customer-facing order ID, oldest first.
    func transactions(ordered id: OrderID) throws -> [TransactionRecord] {
        try records("WHERE order_id = ? AND withdrawal IS NOT 'DELETED' ORDER BY id", [id.rawValue])
    }

    /// Returns the customer of a transaction ID or of an `appTransactionId`.
    func customer(ofAny id: TransactionID) throws -> AccountName? {
        if let record = try undeletedTransaction(id) { return record.account }
        guard ServerAPIIdentifier.isAppTransactionID(id.rawValue) else { return nil }
        return try ResultRow.text(
            database, cached: "SELECT account FROM accounts WHERE app_transaction_id = ?",
            arguments: [id.rawValue]
        ).map { AccountName($0) }
    }

    /// Fills in the `appTransactionId` in the accounts of an older file.
    func completeAccounts() throws {
        while true {
            let accounts = try ResultRow.fetchAll(
                database,
                cached: "SELECT account FROM accounts WHERE app_transaction_id IS NULL LIMIT 500"
            ).map { AccountName(try $0.text("account")) }
            for account in accounts {
                try database.execute(
                    cached: "UPDATE accounts SET app_transaction_id = ? WHERE account = ?",
                    arguments: [try appTransactionID(of: account), account.rawValue])
            }
            if accounts.isEmpty { return }
        }
    }

    /// Returns whether ``completeAccounts()`` has work to do.
    func hasIncompleteAccounts() throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT 1 FROM accounts WHERE app_transaction_id IS NULL LIMIT 1") != nil
    }

    /// Returns when an account was created.
    func creationDate(of account: AccountName) throws -> Timestamp? {
        try ResultRow.fetchOne(
            database, cached: "SELECT created_at FROM accounts WHERE account = ?",
            arguments: [account.rawValue])?.moment("created_at")
    }
}

/// Returns and stores what servers report.
extension StoreTables {
    /// Returns a transaction as servers see it: with the token that a server set, and with the customer's
    /// `appTransactionId`.
    func transactionForServers(_ record: TransactionRecord) throws -> Transaction {
        let app = try appTransactionID(of: record.account)
        return try transactionWithPlayerToken(record).changed { $0.appTransactionID = app }
    }

    /// Returns a transaction with the token that a server set, or else with that of the purchase.
    func transactionWithPlayerToken(_ record: TransactionRecord) throws -> Transaction {
        let token = try ResultRow.text(
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

    /// Returns the `appTransactionId` of an account. It never changes.
    func appTransactionID(of account: AccountName) throws -> String {
        Self.appTransactionID(of: account, in: try setting("store_id") ?? "")
    }

    private static func appTransactionID(of account: AccountName, in store: String) -> String {
        ServerAPIIdentifier.appTransactionID(
            digest: Fingerprint.sha256Hex(Array("\(store) \(account)".utf8)))
    }

    /// Sets the token of a purchase from one of its transactions on.
    func assign(
        _ token: AppAccountToken, original id: TransactionID, since first: TransactionID
    ) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO account_tokens (original_id, since, token, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [id.number, first.number, token.rawValue, now.milliseconds])
    }

    /// Stores a server's consumption information. The last report of each version counts.
    func insert(_ report: ConsumptionInfo, of id: TransactionID) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO consumption_reports (transaction_id, version, content, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [id.number, report.version, report.content, now.milliseconds])
    }
}
