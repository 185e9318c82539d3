import SandboxCore
import StoreModel

/// Enqueues notifications for the team's server in the SQLite transaction of the change that they report. So there is
/// no change without its notification and no notification without its change.
struct NotificationOperations {
    let rows: StoreTables
    /// Creates the IDs of notifications.
    let newID: @Sendable () -> String

    /// Enqueues a notification, if a URL is set for them.
    ///
    /// - Parameter snapshot: The current state of the subscription that it reports; none by default.
    /// - Returns: The notification's ID; nil if no URL is set.
    @discardableResult
    func enqueue(
        _ kind: NotificationKind, about transaction: TransactionID? = nil,
        because reason: ConsumptionRequestReason? = nil,
        _ snapshot: () throws -> SubscriptionSnapshot? = { nil }
    ) throws -> NotificationID? {
        try write {
            var row = NotificationRow(
                id: NotificationID(newID()), kind: kind, transactionID: transaction,
                reason: reason, at: rows.now)
            row.snapshot = try snapshot()
            return row
        }
    }

    /// Enqueues the summary of a completed mass extension.
    func enqueue(_ summary: NotificationSummary) throws {
        try write {
            var row = NotificationRow(
                id: NotificationID(newID()), kind: NotificationKind(.renewalExtension, .summary),
                transactionID: nil, reason: nil, at: rows.now)
            row.summary = summary
            return row
        }
    }

    @discardableResult
    private func write(_ makeRow: () throws -> NotificationRow) throws -> NotificationID? {
        guard try rows.notificationTarget() != nil else { return nil }
        let row = try makeRow()
        try rows.insert(row)
        return row.id
    }
}
