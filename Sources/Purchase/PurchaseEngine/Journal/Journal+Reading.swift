import FoundationEssentials
import GRDB
package import PurchaseCore
import StoreFiles
package import StoreModel

extension Journal {
    /// Returns the initial state of the machine: open orders, the wallet, and the cursor.
    package func openWork(_ account: AccountName) throws(JournalError) -> QueueState {
        try read { try Self.openWork(of: account, in: $0) }
    }

    /// Returns everything that an engine keeps in memory, as of one moment.
    ///
    /// - Parameter count: The number of newest rows to read, in addition to those of open orders.
    func contents(
        of account: AccountName, rows count: Int
    ) throws(JournalError) -> JournalContents {
        try read { database in
            let work = try Self.openWork(of: account, in: database)
            let newest = try Self.rows(of: account, from: .newest, limit: count, in: database)
            var contents = JournalContents(
                sequence: try Self.lastRecord(in: database), work: work,
                rows: newest.rows + (try Self.openRows(of: work, in: database)), older: newest.next)
            try Self.forEachEntitlingDelivery(of: account, in: database) {
                contents.endedEntitlements.formUnion(contents.entitlingDeliveries.insert($0))
            }
            return contents
        }
    }

    private static func openWork(
        of account: AccountName, in database: Database
    ) throws -> QueueState {
        var state = QueueState()
        // The query names the index of open rows: SQLite would choose the one sorted by age, and read a long history.
        for payment in try payments(
            database, "INDEXED BY payments_open WHERE account = ? AND is_open = 1",
            [account.rawValue])
        {
            state.payments[payment.intent.id] = payment
        }
        for delivery in try deliveries(
            database, "INDEXED BY deliveries_open WHERE account = ? AND is_open = 1",
            [account.rawValue])
        {
            state.deliveries[delivery.signed.transaction.id] = delivery
        }
        if let known = try wallet(of: account, in: database) {
            (state.cursor, state.wallet) = known
        }
        return state
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

    /// Reads all deliveries that grant the account an entitlement, including refunded ones, one at a time.
    private static func forEachEntitlingDelivery(
        of account: AccountName, in database: Database, _ body: (Delivery) -> Void
    ) throws {
        let bodies = try String.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT body FROM deliveries INDEXED BY deliveries_owned
                    WHERE account = ? AND is_entitlement = 1
                    """), arguments: [account.rawValue])
        while let text = try bodies.next() { body(try decode(Delivery.self, text, in: database)) }
    }

    /// Returns the device's events of an order, oldest first.
    func steps(
        intentID: IntentID?, transactionID: TransactionID?
    ) throws(JournalError) -> [(at: Timestamp, event: JournalEvent)] {
        try read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT wall_ms, event FROM records
                    WHERE intent_id = ? OR transaction_id = ? ORDER BY sequence
                    """,
                arguments: [intentID?.rawValue, transactionID?.rawValue])
            return try rows.map { row in
                (
                    try row.moment("wall_ms"),
                    try Self.decode(JournalEvent.self, row.text("event"), in: database)
                )
            }
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
        try String.fetchAll(
            database.cachedStatement(sql: "SELECT body FROM deliveries \(condition)"),
            arguments: arguments
        ).map { try decode(Delivery.self, $0, in: database) }
    }

    /// Decodes a stored text that may refer to a signed form.
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ text: String, in database: Database
    ) throws -> Value {
        try decode(type, fullText(of: text, in: database))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

/// Everything that an engine keeps in memory of a journal, as of one moment.
struct JournalContents {
    /// The number of the last record.
    let sequence: Int64
    /// The initial state of the machine.
    let work: QueueState
    /// The newest rows, and those of all open orders.
    let rows: [TransactionRow]
    /// The position of the newest row that was not read; nil if there is none.
    let older: RowPosition?
    /// The deliveries that may grant an entitlement.
    var entitlingDeliveries = EntitlingDeliveries()
    /// The deliveries that are marked as entitling and no longer are.
    var endedEntitlements: Set<TransactionID> = []
}
