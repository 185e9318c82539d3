import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// What the driver of a journal wrote since a reader looked last.
struct JournalChanges {
    /// The last record.
    let sequence: Int64
    /// The payments that changed.
    let payments: [Payment]
    /// The deliveries that changed.
    let deliveries: [Delivery]
    /// The wallet and the cursor; nil where nothing is kept.
    let account: (cursor: Int64, wallet: WalletState)?
    /// When the store last told of subscriptions; nil where it never did.
    let subscriptionsTold: Timestamp?
}

extension Journal {
    /// What was written after a record; nil where that is so much that reading everything takes less, or another journal.
    func news(
        after sequence: Int64, of account: AccountName
    ) throws(JournalError) -> JournalChanges? {
        try reading { database in
            let last = try Self.lastRecord(in: database)
            guard last >= sequence, last - sequence <= Self.mostNews else { return nil }
            let rows = try Row.fetchAll(
                database,
                cached: """
                    SELECT account, intent_id, transaction_id FROM records WHERE sequence > ?
                    """, arguments: [sequence]
            ).filter { try $0.text("account") == account.rawValue }
            let intents = Set(try rows.compactMap { try $0.optionalText("intent_id") })
            let transactions = Set(try rows.compactMap { try $0.optionalText("transaction_id") })
            return JournalChanges(
                sequence: last,
                payments: try intents.sorted().flatMap {
                    try Self.payments(
                        database, "WHERE intent_id = ? AND account = ?", [$0, account.rawValue])
                },
                deliveries: try transactions.sorted().flatMap {
                    try Self.deliveries(
                        database, "WHERE transaction_id = ? AND account = ?",
                        [$0, account.rawValue])
                }, account: try Self.wallet(of: account, in: database),
                subscriptionsTold: try Row.fetchOne(
                    database, cached: "SELECT told_ms FROM subscription_books WHERE account = ?",
                    arguments: [account.rawValue])?.moment("told_ms"))
        }
    }

    /// The number of the last record; 0 before the first.
    func lastRecord() throws(JournalError) -> Int64 {
        try reading { try Self.lastRecord(in: $0) }
    }

    private static func lastRecord(in database: Database) throws -> Int64 {
        try Row.fetchOne(database, cached: "SELECT max(sequence) AS last FROM records")?
            .optionalInteger("last") ?? 0
    }

    /// How many records are read one by one.
    private static let mostNews: Int64 = 2_000
}
