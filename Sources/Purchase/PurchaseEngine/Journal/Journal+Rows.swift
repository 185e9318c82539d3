import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// The displayed rows: an order with its transaction, or an unsolicited transaction.
extension Journal {
    /// Returns a page of the account's rows, newest first, and the position of the next page; nil on the last page.
    ///
    /// - Parameter position: The position at which the page begins.
    func rows(
        of account: AccountName, from position: RowPosition = .newest, limit: Int
    ) throws(JournalError) -> (rows: [TransactionRow], next: RowPosition?) {
        try read { try Self.rows(of: account, from: position, limit: limit, in: $0) }
    }

    /// Returns a page as ``rows(of:from:limit:)`` does, as part of a read transaction.
    static func rows(
        of account: AccountName, from position: RowPosition, limit: Int, in database: Database
    ) throws -> (rows: [TransactionRow], next: RowPosition?) {
        var (rows, next) = ([TransactionRow](), RowPosition?.some(position))
        // A transaction that is displayed in the row of its order does not fill the page.
        while rows.count < limit, let start = next {
            let part = try part(of: account, from: start, limit: limit, in: database)
            rows += part.rows
            next = part.next
        }
        guard rows.count > limit else { return (rows, next) }
        return (Array(rows.prefix(limit)), RowPosition(rows[limit]))
    }

    /// Returns the rows of up to `limit` payments and as many deliveries. The rows end where the list of payments or
    /// that of deliveries was not read any further.
    private static func part(
        of account: AccountName, from position: RowPosition, limit: Int, in database: Database
    ) throws -> (rows: [TransactionRow], next: RowPosition?) {
        let arguments: StatementArguments = [
            account.rawValue, position.startedAt.milliseconds, position.id, limit + 1,
        ]
        let paid = try payments(
            database,
            """
            WHERE account = ? AND (started_ms, intent_id) <= (?, ?)
            ORDER BY started_ms DESC, intent_id DESC LIMIT ?
            """, arguments)
        let received = try deliveries(
            database,
            """
            WHERE account = ? AND (started_ms, transaction_id) <= (?, ?)
            ORDER BY started_ms DESC, transaction_id DESC LIMIT ?
            """, arguments)
        let ends = [
            paid.count > limit ? paid.last.map { RowPosition($0) } : nil,
            received.count > limit ? received.last.map { RowPosition($0) } : nil,
        ]
        let next = ends.compactMap(\.self).max()
        func isRead(_ place: RowPosition) -> Bool { next.map { place > $0 } ?? true }
        let known = Dictionary(
            received.map { ($0.signed.transaction.id, $0) }, uniquingKeysWith: { first, _ in first }
        )
        let orders = try paid.filter { isRead(RowPosition($0)) }.map { payment in
            let id = payment.transactionID
            let delivery = try id.flatMap { id in
                try known[id]
                    ?? deliveries(database, "WHERE transaction_id = ?", [id.rawValue]).first
            }
            return TransactionRow(payment: payment, delivery: delivery)
        }
        let others = try received.filter { isRead(RowPosition($0)) }
            .compactMap { try unorderedRow(of: $0, in: database) }
        return ((orders + others).sorted(by: TransactionRow.isNewer), next)
    }

    /// Returns the rows of all open orders and transactions.
    static func openRows(
        of work: QueueState, in database: Database
    ) throws -> [TransactionRow] {
        let payments = work.payments.byID.values.filter { $0.transactionID == nil }
        let deliveries = try work.deliveries.byID.values.flatMap { delivery in
            try rows(of: delivery, in: database)
        }
        return payments.map { TransactionRow(payment: $0, delivery: nil) } + deliveries
    }

    /// Returns the row of a payment with its delivery, if there is one.
    static func row(of payment: Payment, in database: Database) throws -> TransactionRow {
        let delivery = try payment.transactionID.flatMap { id in
            try deliveries(database, "WHERE transaction_id = ?", [id.rawValue]).first
        }
        return TransactionRow(payment: payment, delivery: delivery)
    }

    /// Returns the rows of the account's transactions.
    func rows(
        of ids: Set<TransactionID>, _ account: AccountName
    ) throws(JournalError) -> [TransactionRow] {
        try read { database in
            try ids.flatMap { id in
                try Self.deliveries(
                    database, "WHERE transaction_id = ? AND account = ?",
                    [id.rawValue, account.rawValue]
                ).flatMap { delivery in try Self.rows(of: delivery, in: database) }
            }
        }
    }

    /// Returns the rows of the orders answered with a transaction, and its own row, if it has one.
    static func rows(
        of delivery: Delivery, in database: Database
    ) throws -> [TransactionRow] {
        let orders = try payments(
            database, "WHERE transaction_id = ?", [delivery.signed.transaction.id.rawValue])
        let lines = orders.map { TransactionRow(payment: $0, delivery: delivery) }
        let own = TransactionRow(delivery: delivery)
        return lines.isEmpty || own.isUnorderedCharge ? lines + [own] : lines
    }

    /// Returns the row of a transaction itself; nil if only the orders answered with it are displayed.
    private static func unorderedRow(
        of delivery: Delivery, in database: Database
    ) throws -> TransactionRow? {
        let own = TransactionRow(delivery: delivery)
        guard !own.isUnorderedCharge else { return own }
        let order = try Row.fetchOne(
            database, cached: "SELECT 1 FROM payments WHERE transaction_id = ? LIMIT 1",
            arguments: [delivery.signed.transaction.id.rawValue])
        return order == nil ? own : nil
    }
}

extension TransactionRow {
    /// Returns whether the left row comes first: the newer one, or the later ID at equal times.
    static func isNewer(_ left: TransactionRow, _ right: TransactionRow) -> Bool {
        RowPosition(left) > RowPosition(right)
    }
}

/// A position in the list of an account's rows, newest first.
struct RowPosition: Hashable, Sendable, Comparable {
    /// The position of the first row.
    static let newest = RowPosition(startedAt: Timestamp(milliseconds: .max), id: "")

    /// The start of the row at the position.
    let startedAt: Timestamp
    /// The ID of that row.
    let id: String

    /// Returns whether the left position is that of an older row, or of a lower ID at equal times.
    static func < (left: RowPosition, right: RowPosition) -> Bool {
        (left.startedAt, left.id) < (right.startedAt, right.id)
    }
}

extension RowPosition {
    /// The position of a row.
    init(_ row: TransactionRow) { self.init(startedAt: row.startedAt, id: row.id) }

    /// The position of the row of a payment.
    fileprivate init(_ payment: Payment) {
        self.init(startedAt: payment.intent.confirmedAt, id: payment.intent.id.rawValue)
    }

    /// The position of the row of a transaction without an order.
    fileprivate init(_ delivery: Delivery) {
        self.init(startedAt: delivery.receivedAt, id: delivery.signed.transaction.id.rawValue)
    }
}
