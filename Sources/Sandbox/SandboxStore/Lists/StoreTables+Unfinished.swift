import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns a page of a device's unfinished items: transactions in the order of their IDs, then ended orders, oldest
    /// first.
    func unfinished(
        of account: AccountName, on device: DeviceName, after position: UnfinishedPosition?,
        limit: Int
    ) throws -> (transactions: [TransactionRecord], orders: [OrderRow], next: UnfinishedPosition?) {
        var transactions: [TransactionRecord] = []
        var orderPosition = TimePosition(at: .min, name: "")
        if case .order(let last) = position {
            orderPosition = last
        } else {
            // One item more than the page has shows whether it is the last page.
            transactions = try unfinished(
                of: account, on: device, after: position?.transaction ?? 0, limit: limit + 1)
        }
        if transactions.count > limit {
            transactions.removeLast()
            return (transactions, [], transactions.last.flatMap(UnfinishedPosition.init(behind:)))
        }
        let remaining = limit - transactions.count
        var orders = try waitingOrders(
            of: account, on: device, after: orderPosition, limit: remaining + 1)
        guard orders.count > remaining else { return (transactions, orders, nil) }
        orders.removeLast()
        let next =
            orders.last.map { UnfinishedPosition.order($0.position) }
            ?? transactions.last.flatMap(UnfinishedPosition.init(behind:))
        return (transactions, orders, next)
    }

    /// Returns a device's unfinished transactions in the order of their IDs.
    ///
    /// Transactions for all devices of the account have a device value of their own, so the index is read once for
    /// each.
    private func unfinished(
        of account: AccountName, on device: DeviceName, after id: Int64, limit: Int
    ) throws -> [TransactionRecord] {
        try records(
            """
            WHERE account = ?1 AND device = ?2 AND finished_at IS NULL AND stuck_at IS NULL
                AND id > ?4
            UNION ALL
            SELECT * FROM transactions
            WHERE account = ?1 AND device = ?3 AND finished_at IS NULL AND stuck_at IS NULL
                AND id > ?4
            ORDER BY id LIMIT ?5
            """,
            [
                account.rawValue, device.rawValue, TransactionRecord.anyDevice.rawValue, id, limit,
            ])
    }

    /// Returns the ended orders that a device has not acknowledged, oldest first.
    private func waitingOrders(
        of account: AccountName, on device: DeviceName, after position: TimePosition, limit: Int
    ) throws -> [OrderRow] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM orders WHERE account = ? AND device = ? AND acknowledged_at IS NULL
                    AND state IN ('cancelled', 'declined') AND (at, intent_id) > (?, ?)
                ORDER BY at, intent_id LIMIT ?
                """,
            arguments: [account.rawValue, device.rawValue, position.at, position.name, limit]
        ).map(Self.order)
    }

    /// Returns the unfinished transaction of an earlier restore of a first transaction on the device, if any.
    func unfinishedCopy(
        of first: TransactionRecord, on device: DeviceName
    ) throws -> TransactionRecord? {
        try records(
            """
            INDEXED BY transactions_original
            WHERE original_id = ? AND id != original_id AND account = ? AND device IN (?, ?)
                AND intent_id IS NULL AND revocation_date IS NULL AND finished_at IS NULL
                AND stuck_at IS NULL ORDER BY id LIMIT 1
            """,
            [
                first.transaction.id.number, first.account.rawValue, device.rawValue,
                TransactionRecord.anyDevice.rawValue,
            ]
        ).first
    }
}

extension UnfinishedPosition {
    /// Creates the position after a transaction.
    fileprivate init?(behind record: TransactionRecord) {
        guard let id = record.transaction.id.number else { return nil }
        self = .transaction(id)
    }

    /// The transaction before this position; nil for a position after an order.
    fileprivate var transaction: Int64? { if case .transaction(let id) = self { id } else { nil } }
}

extension OrderRow {
    /// The position after the order.
    fileprivate var position: TimePosition {
        TimePosition(at: at.milliseconds, name: terms.intentID.rawValue)
    }
}
