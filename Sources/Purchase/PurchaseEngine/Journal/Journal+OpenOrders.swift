import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// Open orders that were read from a journal, with their rows.
struct OpenOrders {
    /// The default maximum number of payments, and of deliveries, that are read at once.
    static let partLimit: Int64 = 500

    /// The orders.
    let work: QueueState
    /// The rows of the orders.
    let rows: [TransactionRow]
    /// The open orders that are still to be read.
    let unread: Unread

    /// The rows of the tables among which open orders have not been read.
    ///
    /// Rows are never deleted, so an order that is recorded later has a higher number and does not belong to them.
    struct Unread {
        fileprivate var payments: Range<Int64>
        fileprivate var deliveries: Range<Int64>

        /// No rows.
        static let none = Unread(payments: 0..<0, deliveries: 0..<0)

        /// Whether everything was read.
        var isEmpty: Bool { payments.isEmpty && deliveries.isEmpty }
    }
}

extension Journal {
    /// Returns the next open orders of the account.
    func openOrders(
        _ unread: OpenOrders.Unread, of account: AccountName, limit: Int64
    ) throws(JournalError) -> OpenOrders {
        try read { try Self.openOrders(unread, of: account, limit: limit, in: $0) }
    }

    /// Returns the rows of all orders that the journal has now.
    static func allOrders(in database: Database) throws -> OpenOrders.Unread {
        func end(_ sql: String) throws -> Int64 {
            try ResultRow.fetchOne(database, cached: sql).map {
                try $0.optionalInteger("last") ?? 0
            } ?? 0
        }
        return OpenOrders.Unread(
            payments: 0..<(try end("SELECT max(rowid) + 1 AS last FROM payments")),
            deliveries: 0..<(try end("SELECT max(rowid) + 1 AS last FROM deliveries")))
    }

    /// Returns the next open orders as ``openOrders(_:of:limit:)`` does, as part of a read transaction.
    static func openOrders(
        _ unread: OpenOrders.Unread, of account: AccountName, limit: Int64, in database: Database
    ) throws -> OpenOrders {
        var (work, rest) = (QueueState(), unread)
        // The queries name the index of open rows: SQLite would choose the one sorted by age, and read a long history.
        let payments = try bodies(
            &rest.payments, of: account, limit, database,
            """
            SELECT rowid, body FROM payments INDEXED BY payments_open
            WHERE account = ? AND is_open = 1 AND rowid >= ? AND rowid < ? ORDER BY rowid LIMIT ?
            """)
        for payment in try payments.map({ try decode(Payment.self, $0) }) {
            work.payments[payment.intent.id] = payment
        }
        let deliveries = try bodies(
            &rest.deliveries, of: account, limit, database,
            """
            SELECT rowid, body FROM deliveries INDEXED BY deliveries_open
            WHERE account = ? AND is_open = 1 AND rowid >= ? AND rowid < ? ORDER BY rowid LIMIT ?
            """)
        for delivery in try decode(Delivery.self, deliveries, in: database) {
            work.deliveries[delivery.signed.transaction.id] = delivery
        }
        let unanswered = work.payments.byID.values.filter { $0.transactionID == nil }
        let rows =
            unanswered.map { TransactionRow(payment: $0, delivery: nil) }
            + (try rows(of: Array(work.deliveries.byID.values), in: database))
        return OpenOrders(work: work, rows: rows, unread: rest)
    }

    /// Reads all deliveries that grant the account an entitlement, including refunded ones, in parts.
    static func forEachEntitlingDelivery(
        of account: AccountName, in database: Database, _ body: (Delivery) -> Void
    ) throws {
        var unread = try allOrders(in: database).deliveries
        while !unread.isEmpty {
            let part = try bodies(
                &unread, of: account, OpenOrders.partLimit, database,
                """
                SELECT rowid, body FROM deliveries INDEXED BY deliveries_owned
                WHERE account = ? AND is_entitlement = 1 AND rowid >= ? AND rowid < ?
                ORDER BY rowid LIMIT ?
                """)
            try decode(Delivery.self, part, in: database).forEach(body)
        }
    }

    /// Returns the next bodies in a range of rows, and removes their rows from the range.
    private static func bodies(
        _ unread: inout Range<Int64>, of account: AccountName, _ limit: Int64,
        _ database: Database, _ sql: String
    ) throws -> [String] {
        let part = try ResultRow.fetchAll(
            database, cached: sql,
            arguments: [account.rawValue, unread.lowerBound, unread.upperBound, limit]
        ).map { (number: try $0.integer("rowid"), body: try $0.text("body")) }
        let last = part.count < limit ? nil : part.last?.number
        unread = (last.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
        return part.map(\.body)
    }
}
