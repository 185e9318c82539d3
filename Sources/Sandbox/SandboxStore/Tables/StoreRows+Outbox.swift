import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreRows {
    /// Leaves word for the merchant that a transaction was taken back, or stands again.
    func post(_ id: TransactionID) throws {
        try database.execute(
            cached: "INSERT OR IGNORE INTO outbox (transaction_id, at) VALUES (?, ?)",
            arguments: [id.number, now.milliseconds])
    }

    /// The transactions of whose standing the merchant has not heard, oldest first.
    func posted() throws -> [TransactionRecord] {
        try Row.fetchAll(
            database,
            cached: "SELECT transaction_id FROM outbox ORDER BY at, transaction_id LIMIT 100"
        ).map { try expected(TransactionID(number: try $0.integer("transaction_id"))) }
    }

    /// Forgets what the merchant has heard, unless the store has changed its mind since.
    func unpost(_ id: TransactionID, revision: Int) throws {
        guard try transaction(id)?.transaction.revision ?? revision == revision else { return }
        try database.execute(
            cached: "DELETE FROM outbox WHERE transaction_id = ?", arguments: [id.number])
    }

    /// What is new since a cursor, as far as it concerns the device; each thing once, at its last change.
    func changes(
        after cursor: Int64, of account: AccountName, on device: DeviceName
    ) throws -> (transactions: [TransactionRecord], orders: [OrderEnd], cursor: Int64) {
        let news = try Row.fetchAll(
            database,
            cached: """
                SELECT kind, ref, max(seq) AS last FROM changes
                WHERE account = ? AND seq > ? AND (device IS NULL OR device = ?)
                GROUP BY kind, ref ORDER BY last
                """, arguments: [account.rawValue, cursor, device.rawValue])
        var transactions: [TransactionRecord] = []
        var orders: [OrderEnd] = []
        for row in news {
            let ref = try row.text("ref")
            if try row.text("kind") == "transaction" {
                let record = try expected(TransactionID(ref))
                if try isNews(record, on: device) { transactions.append(record) }
            } else if let order = try order(IntentID(ref)), !order.isAcknowledged {
                orders.append(try end(of: order))
            }
        }
        let last = try news.last?.integer("last")
        return (transactions, orders, try last ?? min(cursor, newestChange()))
    }

    private func newestChange() throws -> Int64 {
        let newest = try Row.fetchOne(database, cached: "SELECT max(seq) AS newest FROM changes")
        return try newest?.optionalInteger("newest") ?? 0
    }

    /// What was settled since is no news, but for a refund and for other devices of a subscription; that a refund was reversed
    /// is news for whoever had it before, and of a subscription for all of its account's devices.
    private func isNews(_ record: TransactionRecord, on device: DeviceName) throws -> Bool {
        if record.isStuck { return false }
        if !record.isRevoked, record.transaction.revision > 0 {
            return try record.transaction.type == .autoRenewable || isHanded(record, to: device)
        }
        let isShared = record.transaction.type == .autoRenewable && record.device != device
        return record.isUnfinished || record.isRevoked || isShared
    }

    /// The accounts to which something happened since a number, and the newest number; none where that is nil.
    func concerned(
        since sequence: Int64?
    ) throws -> (accounts: Set<AccountName>, newest: Int64) {
        guard let sequence else {
            return ([], try newestChange())
        }
        // By their numbers, so that it takes as long as there is news, however much there was before.
        let news = try Row.fetchAll(
            database, cached: "SELECT seq, account FROM changes WHERE seq > ? ORDER BY seq",
            arguments: [sequence])
        return (
            Set(try news.map { AccountName(try $0.text("account")) }),
            try news.last?.integer("seq") ?? sequence
        )
    }

    /// The store's steps of one order, oldest first.
    func steps(intent: IntentID?, transaction: TransactionID?) throws -> [HistoryStep] {
        try HistoryStep.steps(
            of: .store, intent: intent, transaction: transaction?.number, in: database)
    }
}
