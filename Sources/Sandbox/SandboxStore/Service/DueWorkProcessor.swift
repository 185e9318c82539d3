import GRDB
import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Processes due work inside one SQLite transaction: each row at its own due time, the oldest first. So the result does
/// not depend on how late the work is done, nor on the number of transactions.
///
/// A row that fails is set aside with the reason.
struct DueWorkProcessor {
    /// Resolves pending orders.
    let orders: OrderOperations
    /// The deadline after which an unfinished charge is refunded; nil for none.
    let deadline: FinishDeadline?
    /// How many more rows may be processed in this transaction.
    private(set) var remaining: Int

    private var rows: StoreTables { orders.rows }
    private var subscriptions: SubscriptionOperations { orders.subscriptions }

    /// The maximum number of rows per transaction, since other requests wait meanwhile.
    static let batch = 100

    init(_ orders: OrderOperations, _ deadline: FinishDeadline?, room: Int = batch) {
        (self.orders, self.deadline, self.remaining) = (orders, deadline, room)
    }

    /// Processes the work that is due now, up to ``remaining`` rows.
    ///
    /// - Parameter accounts: The accounts, with their whole families; nil for all.
    /// - Returns: Whether all due work is done.
    mutating func process(_ accounts: [AccountName]? = nil) throws -> Bool {
        try rows.setAsideExtensions()
        while let open = try rows.openExtension(for: accounts) {
            guard remaining > 0, try process(accounts, by: open.at), try extend(open, accounts)
            else {
                return false
            }
        }
        return try process(accounts, by: rows.now)
    }

    private mutating func process(_ accounts: [AccountName]?, by moment: Timestamp) throws -> Bool {
        while let due = try rows.firstDue(of: accounts, deadline, by: moment) {
            guard remaining > 0 else { return false }
            remaining -= 1
            let reason = try failure { try process(due) }
            if let reason { try rows.setAside(due.subject, because: reason) }
        }
        return true
    }

    private func process(_ row: DueRow) throws {
        let operations = orders.at(row.due)
        switch row.subject {
        case .subscription(let id): try operations.subscriptions.processDue(id)
        case .plan(let id): try operations.applyScheduledResolution(of: id)
        case .charge(let id):
            guard let deadline else { return }
            _ = try RefundOperations(subscriptions: operations.subscriptions)
                .refund(id, because: deadline.reason)
        }
    }

    /// Runs a body in a savepoint.
    ///
    /// - Returns: The reason why it was rolled back; nil if it was not.
    private func failure(_ body: () throws -> Void) throws -> String? {
        do {
            try rows.database.savepoint(body)
            return nil
        } catch let refusal as Refusal {
            return refusal.message
        } catch let damage as DamagedRow {
            return damage.sentence
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return "It contradicts another row: \(error.message ?? "")."
        }
    }
}

/// Mass extensions of subscriptions.
extension DueWorkProcessor {
    /// Extends subscriptions, each at the time of the request.
    ///
    /// - Returns: Whether there was room for all.
    private mutating func extend(
        _ open: MassExtensionRow, _ accounts: [AccountName]?
    ) throws -> Bool {
        var open = open
        guard let accounts else { return try extendNext(&open) }
        for account in accounts {
            for id in try rows.subscriptions(of: account, waitingFor: open) {
                guard remaining > 0 else {
                    try rows.insertOrUpdate(open)
                    return false
                }
                try extend(id, &open)
                try rows.markProcessed(id, by: open)
            }
        }
        try rows.insertOrUpdate(open)
        return true
    }

    /// Extends subscriptions in the order of their IDs, and completes the request after the last one.
    private mutating func extendNext(_ open: inout MassExtensionRow) throws -> Bool {
        while let id = try rows.nextSubscription(for: open) {
            guard remaining > 0 else {
                try rows.insertOrUpdate(open)
                return false
            }
            if try !rows.isProcessed(id, by: open) { try extend(id, &open) }
            open.last = id.number ?? open.last
        }
        open.completedAt = open.at
        try subscriptions.at(open.at).notifications.enqueue(open.summary(of: orders.bundleID))
        try rows.insertOrUpdate(open)
        try rows.deleteProcessedMarks(by: open)
        return true
    }

    private mutating func extend(_ id: TransactionID, _ open: inout MassExtensionRow) throws {
        remaining -= 1
        let operations = subscriptions.at(open.at)
        var isExtended: Bool?
        let reason = try failure {
            isExtended = try operations.extend(id, for: open)
        }
        if let reason { try rows.setAside(.subscription(id), because: reason) }
        if isExtended == true { open.succeeded += 1 }
        if isExtended == false || reason != nil { open.failed += 1 }
    }
}

/// Retries rows that were set aside.
extension DueWorkProcessor {
    /// Retries rows that were set aside, since they may have been repaired. Those that still fail stay set aside.
    ///
    /// - Parameter place: The row after which to continue; nil for the first.
    /// - Returns: The last row that was retried; nil if there was none.
    func retry(after position: DueRow.Subject?) throws -> DueRow.Subject? {
        if position == nil { try rows.retryExtensions() }
        let faulty = try rows.faultyDue(after: position, limit: remaining)
        for subject in faulty {
            _ = try failure {
                try rows.setFault(nil, of: subject)
                guard let due = try rows.due(of: subject, deadline) else { return }
                if due <= rows.now { try process(DueRow(subject: subject, due: due)) }
            }
        }
        return faulty.last
    }
}
