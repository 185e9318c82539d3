import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// The changes that the driver of a journal wrote since a reader's last read.
struct JournalChanges {
    /// The number of the last record that was read.
    let sequence: Int64
    /// Whether there are no later records.
    let isComplete: Bool
    /// The changed payments.
    let payments: [Payment]
    /// The changed deliveries.
    let deliveries: [Delivery]
    /// The rows of the changed payments and deliveries.
    let rows: [TransactionRow]
    /// The wallet and the cursor; nil if none are stored.
    let account: (cursor: Int64, wallet: WalletState)?
    /// The time when the store last reported subscriptions; nil if it never did.
    let subscriptionsReportedAt: Timestamp?
}

extension Journal {
    /// Returns the changes of the next records; nil if there are so many records that reading everything is faster, or
    /// if the journal was replaced.
    ///
    /// - Parameters:
    ///   - openCount: The number of open orders, all of which are read when everything is read.
    ///   - limit: The maximum number of records to read.
    func changes(
        after sequence: Int64, of account: AccountName, openCount: Int = 0, limit: Int64 = 2_000
    ) throws(JournalError) -> JournalChanges? {
        try read { database in
            let last = try Self.lastRecord(in: database)
            guard last >= sequence, last - sequence <= max(limit, Int64(openCount)) else {
                return nil
            }
            let end = min(last, sequence + limit)
            let rows = try ResultRow.fetchAll(
                database,
                cached: """
                    SELECT account, intent_id, transaction_id FROM records
                    WHERE sequence > ? AND sequence <= ?
                    """, arguments: [sequence, end]
            ).filter { try $0.text("account") == account.rawValue }
            let intents = Set(try rows.compactMap { try $0.optionalText("intent_id") })
            let transactions = Set(try rows.compactMap { try $0.optionalText("transaction_id") })
            let payments = try Self.payments(
                database, "WHERE intent_id IN (SELECT value FROM json_each(?)) AND +account = ?",
                [try Self.encode(intents.sorted()), account.rawValue])
            let deliveries = try Self.deliveries(
                database,
                "WHERE transaction_id IN (SELECT value FROM json_each(?)) AND +account = ?",
                [try Self.encode(transactions.sorted()), account.rawValue])
            return JournalChanges(
                sequence: end, isComplete: end == last, payments: payments, deliveries: deliveries,
                rows: try Self.rows(of: payments, in: database)
                    + Self.rows(of: deliveries, in: database),
                account: try Self.wallet(of: account, in: database),
                subscriptionsReportedAt: try ResultRow.fetchOne(
                    database, cached: "SELECT told_ms FROM subscription_books WHERE account = ?",
                    arguments: [account.rawValue])?.moment("told_ms"))
        }
    }

    /// Returns the number of the last record; 0 before the first.
    static func lastRecord(in database: Database) throws -> Int64 {
        try ResultRow.fetchOne(database, cached: "SELECT max(sequence) AS last FROM records")?
            .optionalInteger("last") ?? 0
    }
}
