import SandboxCore
import StoreModel

/// Leaves word for the team's server, in the SQLite transaction of what it tells: no fact without its notification, and
/// no notification without its fact.
struct NotificationOperations {
    /// The tables.
    let rows: StoreRows
    /// Makes the ids of notifications.
    let newID: @Sendable () -> String

    /// Tells of something that happened, where somebody wants to hear it.
    ///
    /// - Parameter snapshot: What is said of a subscription, as it stands now; nothing by default.
    /// - Returns: The notification's id; nil where no URL is set for them.
    @discardableResult
    func tell(
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

    /// Tells that an extension of many is done.
    func tell(_ summary: NotificationSummary) throws {
        try write {
            var row = NotificationRow(
                id: NotificationID(newID()), kind: NotificationKind(.renewalExtension, .summary),
                transactionID: nil, reason: nil, at: rows.now)
            row.summary = summary
            return row
        }
    }

    @discardableResult
    private func write(_ made: () throws -> NotificationRow) throws -> NotificationID? {
        guard try rows.notificationTarget() != nil else { return nil }
        let row = try made()
        try rows.insert(row)
        return row.id
    }
}
