import FoundationEssentials
import GRDB
package import PurchaseCore
import StoreFiles
package import StoreModel

extension Journal {
    /// Returns everything that an engine keeps in memory, as of one moment.
    ///
    /// - Parameters:
    ///   - count: The number of newest rows to read, in addition to those of open orders.
    ///   - limit: The maximum number of open payments, and of open deliveries, to read.
    func contents(
        of account: AccountName, rows count: Int, open limit: Int64 = OpenOrders.partLimit
    ) throws(JournalError) -> JournalContents {
        try read { database in
            // A process that only reads has no orders to resume, and shows all of them.
            let open = try Self.openOrders(
                Self.allOrders(in: database), of: account,
                limit: isDriving ? limit : .max, in: database)
            var work = open.work
            if let known = try Self.wallet(of: account, in: database) {
                (work.cursor, work.wallet) = known
            }
            let newest = try Self.rows(of: account, from: .newest, limit: count, in: database)
            var contents = JournalContents(
                sequence: try Self.lastRecord(in: database), work: work, unread: open.unread,
                rows: newest.rows + open.rows, older: newest.next)
            try Self.forEachEntitlingDelivery(of: account, in: database) {
                contents.endedEntitlements.formUnion(contents.entitlingDeliveries.insert($0))
            }
            return contents
        }
    }

    /// Returns a payment of the account, settled or not.
    package func payment(_ id: IntentID, _ account: AccountName) throws(JournalError) -> Payment? {
        try readSingleQuery {
            try Self.payments(
                $0, "WHERE intent_id = ? AND account = ?", [id.rawValue, account.rawValue]
            )
            .first
        }
    }

    /// Returns a delivery of the account, settled or not.
    package func delivery(_ id: TransactionID, _ account: AccountName) throws(JournalError)
        -> Delivery?
    {
        try readSingleQuery {
            try Self.deliveries(
                $0, "WHERE transaction_id = ? AND account = ?", [id.rawValue, account.rawValue]
            ).first
        }
    }

    /// Returns the device's events of an order, oldest first.
    func steps(
        intentID: IntentID?, transactionID: TransactionID?
    ) throws(JournalError) -> [(at: Timestamp, event: JournalEvent)] {
        try read { database in
            let rows = try ResultRow.fetchAll(
                database,
                sql: """
                    SELECT wall_ms, event FROM records
                    WHERE intent_id = ? OR transaction_id = ? ORDER BY sequence
                    """,
                arguments: [intentID?.rawValue, transactionID?.rawValue])
            let events = try Self.decode(
                JournalEvent.self, rows.map { try $0.text("event") }, in: database)
            return try zip(rows, events).map { (try $0.moment("wall_ms"), $1) }
        }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(JournalError) -> Value {
        try translating { try database.readConsistently(body) }
    }

    /// Reads as ``reading(_:)`` does, for a single query, which sees a consistent state without a transaction.
    private func readSingleQuery<Value>(
        _ body: (Database) throws -> Value
    ) throws(JournalError) -> Value {
        try translating { try database.unsafeRead(body) }
    }

    private func translating<Value>(_ body: () throws -> Value) throws(JournalError) -> Value {
        do {
            return try body()
        } catch let error as DecodingError {
            throw .unreadable(
                "\(path) has a record that cannot be read: \(error)")
        } catch let error as DamagedRow {
            throw .unreadable("\(path) has a row whose column \(error.column) cannot be read")
        } catch {
            throw JournalError(DatabaseFile.failure(of: error, path))
        }
    }

    static func payments(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [Payment] {
        try String.fetchAll(
            database.cachedStatement(sql: "SELECT body FROM payments \(condition)"),
            arguments: arguments
        ).map { try decode(Payment.self, $0) }
    }

    static func deliveries(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [Delivery] {
        let bodies = try String.fetchAll(
            database.cachedStatement(sql: "SELECT body FROM deliveries \(condition)"),
            arguments: arguments)
        return try decode(Delivery.self, bodies, in: database)
    }

    /// Decodes stored texts that may refer to signed forms.
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ texts: [String], in database: Database
    ) throws -> [Value] {
        try fullTexts(of: texts, in: database).map { try decode(type, $0) }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

/// Everything that an engine keeps in memory of a journal, as of one moment.
struct JournalContents {
    /// The number of the last record.
    let sequence: Int64
    /// The initial state of the machine: the first open orders, the wallet, and the cursor.
    let work: QueueState
    /// The open orders that were not read.
    let unread: OpenOrders.Unread
    /// The newest rows, and those of the open orders.
    let rows: [TransactionRow]
    /// The position of the newest row that was not read; nil if there is none.
    let older: RowPosition?
    /// The deliveries that may grant an entitlement.
    var entitlingDeliveries = EntitlingDeliveries()
    /// The deliveries that are marked as entitling and no longer are.
    var endedEntitlements: Set<TransactionID> = []
}
