import GRDB
import PurchaseCore
import StoreModel

/// The displayed rows: an order with its transaction, or an unsolicited transaction.
extension Journal {
    /// Returns a page of the account's rows, newest first, after skipping the given number of newer ones.
    func rows(
        of account: AccountName, after newer: Int = 0, limit: Int
    ) throws(JournalError) -> [TransactionRow] {
        try reading { database in
            let page = "WHERE account = ? ORDER BY started_ms DESC, rowid DESC LIMIT ? OFFSET ?"
            let arguments: StatementArguments = [account.rawValue, limit, newer]
            let paid = try Self.payments(database, page, arguments).map { payment in
                try Self.row(of: payment, in: database)
            }
            // Only the newest deliveries are checked for an order, because the others of a long history have one.
            let unpaid = try Self.deliveries(
                database,
                """
                WHERE rowid IN (SELECT rowid FROM deliveries \(page)) AND NOT EXISTS (
                    SELECT 1 FROM payments WHERE transaction_id = deliveries.transaction_id)
                """, arguments)
            let answers = Set(paid.filter(\.isSamePurchase).compactMap(\.transactionID))
            let others = try answers.compactMap { try Self.ownRow(of: $0, in: database) }
            let lines = paid + unpaid.map { TransactionRow(delivery: $0) } + others
            return lines.sorted(by: TransactionRow.isNewer)
        }
    }

    /// Returns the rows of all open orders and transactions.
    func openRows(of work: QueueState) throws(JournalError) -> [TransactionRow] {
        try reading { database in
            let payments = work.payments.values.filter { $0.transactionID == nil }
            let deliveries = try work.deliveries.values.flatMap { delivery in
                try Self.rows(of: delivery, in: database)
            }
            return payments.map { TransactionRow(payment: $0, delivery: nil) } + deliveries
        }
    }

    /// Returns the rows of the account's transactions.
    func rows(
        of ids: Set<TransactionID>, _ account: AccountName
    ) throws(JournalError) -> [TransactionRow] {
        try reading { database in
            try ids.flatMap { id in
                try Self.deliveries(
                    database, "WHERE transaction_id = ? AND account = ?",
                    [id.rawValue, account.rawValue]
                ).flatMap { delivery in try Self.rows(of: delivery, in: database) }
            }
        }
    }

    /// Returns the rows of the orders answered with a transaction, and its own row, if it has one.
    private static func rows(
        of delivery: Delivery, in database: Database
    ) throws -> [TransactionRow] {
        let orders = try payments(
            database, "WHERE transaction_id = ?", [delivery.signed.transaction.id.rawValue])
        let lines = orders.map { TransactionRow(payment: $0, delivery: delivery) }
        let own = TransactionRow(delivery: delivery)
        return lines.isEmpty || own.isUnorderedCharge ? lines + [own] : lines
    }

    /// Returns the row of a transaction itself, in addition to those of the orders answered with it; nil without such a
    /// row.
    private static func ownRow(
        of id: TransactionID, in database: Database
    ) throws -> TransactionRow? {
        let delivery = try deliveries(database, "WHERE transaction_id = ?", [id.rawValue]).first
        guard let own = delivery.map({ TransactionRow(delivery: $0) }), own.isUnorderedCharge
        else { return nil }
        return own
    }

    private static func row(
        of payment: Payment, in database: Database
    ) throws -> TransactionRow {
        let delivery = try payment.transactionID.flatMap { id in
            try deliveries(database, "WHERE transaction_id = ?", [id.rawValue]).first
        }
        return TransactionRow(payment: payment, delivery: delivery)
    }
}

extension TransactionRow {
    /// Returns whether the left row comes first: the newer one, or the later ID at equal times.
    static func isNewer(_ left: TransactionRow, _ right: TransactionRow) -> Bool {
        (left.startedAt, left.id) > (right.startedAt, right.id)
    }
}
