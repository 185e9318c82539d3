import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// Reads the rows of a journal from its file without trusting the contents.
enum UntrustedJournalReader {
    /// One record of the journal.
    struct Record {
        let sequence: Int64
        let previousHash: String
        let hash: String
        let at: Timestamp
        let monotonic: Int64
        let account: AccountName
        let text: String
        let event: JournalEvent
        /// Whether the indexed columns match the event.
        let isIndexed: Bool
    }

    /// One row of a projection.
    struct ProjectedRow<Body> {
        let key: String
        let account: AccountName
        let isOpen: Bool
        let body: Body
        /// Whether the indexed columns match the body.
        let isIndexed: Bool
    }

    /// The wallet row of an account.
    struct Wallet {
        let account: AccountName
        let cursor: Int64
        let state: WalletState
    }

    /// The stored projections.
    struct StoredProjections {
        let payments: [ProjectedRow<Payment>]
        let deliveries: [ProjectedRow<Delivery>]
        let wallets: [Wallet]
    }

    /// Passes each record to the closure, in order and one at a time, because a journal may be long.
    static func records<Value>(
        _ database: Database, _ body: (Record) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        let rows = try ResultRow.fetchCursor(
            database,
            cached: """
                SELECT sequence, previous_hash, hash, wall_ms, monotonic_ms, account, event,
                    intent_id, transaction_id
                FROM records ORDER BY sequence
                """)
        var previousHash = ""
        while let row = try rows.next() {
            let record = try record(row, after: previousHash, database)
            previousHash = record.hash
            values.append(try body(record))
        }
        return values
    }

    static func state(_ database: Database) throws -> StoredProjections {
        StoredProjections(
            payments: try projected("payments", "intent_id", database) { row, payment in
                try row.text("key") == payment.intent.id.rawValue
                    && row.optionalText("transaction_id") == payment.transactionID?.rawValue
                    && row.moment("started_ms") == payment.intent.confirmedAt
            },
            deliveries: try projected("deliveries", "transaction_id", database) { row, delivery in
                let made = delivery.signed.transaction
                return try row.text("key") == made.id.rawValue
                    && row.moment("started_ms") == delivery.receivedAt
                    && isEntitlement(try row.integer("is_entitlement"), made)
            },
            wallets: try ResultRow.fetchAll(
                database, cached: "SELECT account FROM accounts ORDER BY account"
            ).compactMap { row in
                let account = AccountName(try row.text("account"))
                return try Journal.wallet(of: account, in: database).map { known in
                    Wallet(account: account, cursor: known.cursor, state: known.wallet)
                }
            })
    }

    /// Returns whether the column matches the transaction; an earlier period of a subscription may have lost its
    /// entitlement.
    private static func isEntitlement(_ column: Int64, _ transaction: Transaction) -> Bool {
        transaction.type == .autoRenewable
            ? column == 0 || column == 1 : column == (transaction.type.isEntitlement ? 1 : 0)
    }

    private static func record(
        _ row: ResultRow, after previousHash: String, _ database: Database
    ) throws -> Record {
        let text = try Journal.fullText(of: row.text("event"), in: database)
        let event = try Journal.decode(JournalEvent.self, text)
        let storedPreviousHash = try row.text("previous_hash")
        return Record(
            sequence: try row.integer("sequence"),
            previousHash: storedPreviousHash.isEmpty ? previousHash : storedPreviousHash,
            hash: try row.text("hash"),
            at: try row.moment("wall_ms"),
            monotonic: try row.integer("monotonic_ms"),
            account: AccountName(try row.text("account")), text: text,
            event: event,
            isIndexed: try row.optionalText("intent_id") == event.intentID?.rawValue
                && row.optionalText("transaction_id") == event.transactionID?.rawValue)
    }

    private static func projected<Body: Decodable>(
        _ table: String, _ key: String, _ database: Database,
        isIndexed: (ResultRow, Body) throws -> Bool
    ) throws -> [ProjectedRow<Body>] {
        let rows = try ResultRow.fetchAll(
            database, cached: "SELECT \(key) AS key, * FROM \(table) ORDER BY 1")
        let bodies = try Journal.decode(
            Body.self, rows.map { try $0.text("body") }, in: database)
        return try zip(rows, bodies).map { row, body in
            ProjectedRow(
                key: try row.text("key"), account: AccountName(try row.text("account")),
                isOpen: try row.integer("is_open") == 1, body: body,
                isIndexed: try isIndexed(row, body))
        }
    }
}
