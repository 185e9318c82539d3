import FoundationEssentials
import GRDB
package import PurchaseCore
import StoreFiles
package import StoreModel

extension Journal {
    /// What the machine starts from: open orders, the wallet, the cursor.
    package func openWork(_ account: AccountName) throws(JournalError) -> QueueState {
        try reading { database in
            var state = QueueState()
            for payment in try Self.payments(
                database, "account = ? AND is_open = 1", [account.rawValue])
            {
                state.payments[payment.intent.id] = payment
            }
            for delivery in try Self.deliveries(
                database, "account = ? AND is_open = 1", [account.rawValue])
            {
                state.deliveries[delivery.signed.transaction.id] = delivery
            }
            let row = try Row.fetchOne(
                database, sql: "SELECT cursor, wallet FROM accounts WHERE account = ?",
                arguments: [account.rawValue])
            if let row {
                state.cursor = try row.stored("cursor")
                state.wallet = try Self.decode(WalletState.self, row.stored("wallet"))
            }
            return state
        }
    }

    /// One payment of the account, settled or not.
    package func payment(_ id: IntentID, _ account: AccountName) throws(JournalError) -> Payment? {
        try reading {
            try Self.payments($0, "intent_id = ? AND account = ?", [id.rawValue, account.rawValue])
                .first
        }
    }

    /// One delivery of the account, settled or not.
    package func delivery(_ id: TransactionID, _ account: AccountName) throws(JournalError)
        -> Delivery?
    {
        try reading {
            try Self.deliveries(
                $0, "transaction_id = ? AND account = ?", [id.rawValue, account.rawValue]
            ).first
        }
    }

    /// Everything that entitles the account, refunded ones included.
    func entitling(_ account: AccountName) throws(JournalError) -> [Delivery] {
        try reading {
            try Self.deliveries($0, "account = ? AND is_entitlement = 1", [account.rawValue])
        }
    }

    /// The newest lines of the account, newest first.
    func rows(_ account: AccountName, limit: Int) throws(JournalError) -> [TransactionRow] {
        try reading { database in
            let newest = "account = ? ORDER BY started_ms DESC, rowid DESC LIMIT ?"
            let payments = try Self.payments(database, newest, [account.rawValue, limit])
            let deliveries = try Self.deliveries(database, newest, [account.rawValue, limit])
            let known = Dictionary(
                deliveries.map { ($0.signed.transaction.id, $0) }, uniquingKeysWith: { $1 })
            var rows: [TransactionRow] = []
            for payment in payments {
                let delivery = try payment.transactionID.flatMap { id in
                    try known[id]
                        ?? Self.deliveries(database, "transaction_id = ?", [id.rawValue]).first
                }
                rows.append(TransactionRow(payment: payment, delivery: delivery))
            }
            let paid = Set(payments.compactMap(\.transactionID))
            for delivery in deliveries where !paid.contains(delivery.signed.transaction.id) {
                let paid = try Bool.fetchOne(
                    database,
                    sql: "SELECT EXISTS (SELECT 1 FROM payments WHERE transaction_id = ?)",
                    arguments: [delivery.signed.transaction.id.rawValue])
                if paid != true { rows.append(TransactionRow(delivery: delivery)) }
            }
            return Array(rows.sorted(by: TransactionRow.isNewer).prefix(limit))
        }
    }

    /// The device's steps of one order, oldest first.
    func steps(
        intentID: IntentID?, transactionID: TransactionID?
    ) throws(JournalError) -> [(at: Timestamp, event: JournalEvent)] {
        try reading { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT wall_ms, event FROM records
                    WHERE intent_id = ? OR transaction_id = ? ORDER BY sequence
                    """,
                arguments: [intentID?.rawValue, transactionID?.rawValue])
            return try rows.map { row in
                (
                    Timestamp(milliseconds: try row.stored("wall_ms")),
                    try Self.decode(JournalEvent.self, row.stored("event"))
                )
            }
        }
    }

    func reading<Value>(_ body: (Database) throws -> Value) throws(JournalError) -> Value {
        do {
            return try database.read(body)
        } catch let error as DecodingError {
            throw .unreadable(
                "\(path) holds a record that cannot be read: \(error)")
        } catch let error as UnreadableColumn {
            throw .unreadable("\(path) holds a row whose \(error.name) cannot be read")
        } catch {
            throw JournalError(DatabaseFile.failure(of: error, path))
        }
    }

    private static func payments(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [Payment] {
        try String.fetchAll(
            database.cachedStatement(sql: "SELECT body FROM payments WHERE \(condition)"),
            arguments: arguments
        ).map { try decode(Payment.self, $0) }
    }

    private static func deliveries(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [Delivery] {
        try String.fetchAll(
            database.cachedStatement(sql: "SELECT body FROM deliveries WHERE \(condition)"),
            arguments: arguments
        ).map { try decode(Delivery.self, $0) }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

extension TransactionRow {
    /// Newest first; of equal times the later id.
    static func isNewer(_ left: TransactionRow, _ right: TransactionRow) -> Bool {
        (left.startedAt, left.id) > (right.startedAt, right.id)
    }
}
