import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreRows {
    /// A page of what a device has not finished: transactions in the order of their ids, and then ended orders, oldest
    /// first.
    func unfinished(
        of account: AccountName, on device: DeviceName, after position: UnfinishedPosition?,
        limit: Int
    ) throws -> (transactions: [TransactionRecord], orders: [OrderRow], next: UnfinishedPosition?) {
        var transactions: [TransactionRecord] = []
        var place = MomentPosition(at: .min, name: "")
        if case .order(let last) = position {
            place = last
        } else {
            // One more than the page has says whether it is the last.
            transactions = try unfinished(
                of: account, on: device, after: position?.transaction ?? 0, limit: limit + 1)
        }
        if transactions.count > limit {
            transactions.removeLast()
            return (transactions, [], transactions.last.flatMap(UnfinishedPosition.init(behind:)))
        }
        let room = limit - transactions.count
        var orders = try waitingOrders(of: account, on: device, after: place, limit: room + 1)
        guard orders.count > room else { return (transactions, orders, nil) }
        orders.removeLast()
        let next =
            orders.last.map { UnfinishedPosition.order($0.place) }
            ?? transactions.last.flatMap(UnfinishedPosition.init(behind:))
        return (transactions, orders, next)
    }

    /// The transactions that a device has not finished, in the order of their ids.
    ///
    /// Those that are for all devices of the account stand in the index beside its own.
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

    /// The ended orders that a device has not acknowledged, oldest first.
    private func waitingOrders(
        of account: AccountName, on device: DeviceName, after place: MomentPosition, limit: Int
    ) throws -> [OrderRow] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM orders WHERE account = ? AND device = ? AND acknowledged_at IS NULL
                    AND state IN ('cancelled', 'declined') AND (at, intent_id) > (?, ?)
                ORDER BY at, intent_id LIMIT ?
                """,
            arguments: [account.rawValue, device.rawValue, place.at, place.name, limit]
        ).map(Self.order)
    }

    /// What an earlier restore on a device made of a first transaction and is not finished; nil where there is nothing.
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
    /// Behind a transaction.
    fileprivate init?(behind record: TransactionRecord) {
        guard let id = record.transaction.id.number else { return nil }
        self = .transaction(id)
    }

    /// The transaction behind which it is; nil behind an order.
    fileprivate var transaction: Int64? { if case .transaction(let id) = self { id } else { nil } }
}

extension OrderRow {
    /// The place behind it.
    fileprivate var place: MomentPosition {
        MomentPosition(at: at.milliseconds, name: terms.intentID.rawValue)
    }
}
