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
        let orders = paid.filter { isRead(RowPosition($0)) }
        let others = received.filter { isRead(RowPosition($0)) }
            .map { TransactionRow(delivery: $0) }
        let answers = try answers(
            to: Set(others.compactMap(\.transactionID)).subtracting(
                paid.compactMap(\.transactionID)), in: database)
        let ordered = Set((paid + answers).compactMap(\.transactionID))
        let rows =
            try rows(of: orders, received, in: database)
            + others.filter { row in
                row.isUnorderedCharge || row.transactionID.map { !ordered.contains($0) } ?? true
            }
        return (rows.sorted(by: TransactionRow.isNewer), next)
    }

    /// Returns the rows of payments with their deliveries.
    ///
    /// - Parameter known: Deliveries that were read before.
    static func rows(
        of payments: [Payment], _ known: [Delivery] = [], in database: Database
    ) throws -> [TransactionRow] {
        let missing = Set(payments.compactMap(\.transactionID)).subtracting(known.map(\.id))
        let all = known + (try deliveries(of: missing, in: database))
        let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return payments.map { payment in
            TransactionRow(payment: payment, delivery: payment.transactionID.flatMap { byID[$0] })
        }
    }

    /// Returns the rows of the account's transactions.
    func rows(
        of ids: Set<TransactionID>, _ account: AccountName
    ) throws(JournalError) -> [TransactionRow] {
        try read { database in
            let deliveries = try Self.deliveries(
                database,
                "WHERE transaction_id IN (SELECT value FROM json_each(?)) AND +account = ?",
                [try Self.encode(ids.map(\.rawValue).sorted()), account.rawValue])
            return try Self.rows(of: deliveries, in: database)
        }
    }

    /// Returns for each delivery the rows of the orders answered with it, and its own row, if it has one.
    static func rows(
        of deliveries: [Delivery], in database: Database
    ) throws -> [TransactionRow] {
        let orders = Dictionary(
            grouping: try answers(to: Set(deliveries.map(\.id)), in: database),
            by: \.transactionID)
        return deliveries.flatMap { delivery in
            let rows = (orders[delivery.id] ?? []).map {
                TransactionRow(payment: $0, delivery: delivery)
            }
            let own = TransactionRow(delivery: delivery)
            return rows.isEmpty || own.isUnorderedCharge ? rows + [own] : rows
        }
    }

    private static func deliveries(
        of ids: Set<TransactionID>, in database: Database
    ) throws -> [Delivery] {
        guard !ids.isEmpty else { return [] }
        return try deliveries(
            database, "WHERE transaction_id IN (SELECT value FROM json_each(?))",
            [try encode(ids.map(\.rawValue).sorted())])
    }

    /// Returns the payments that were answered with the transactions.
    private static func answers(
        to ids: Set<TransactionID>, in database: Database
    ) throws -> [Payment] {
        guard !ids.isEmpty else { return [] }
        return try payments(
            database, "WHERE transaction_id IN (SELECT value FROM json_each(?))",
            [try encode(ids.map(\.rawValue).sorted())])
    }
}

extension Delivery {
    fileprivate var id: TransactionID { signed.transaction.id }
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
