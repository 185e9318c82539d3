import SandboxCore
import StoreModel

/// Leaves word for the team's server, in the SQLite transaction of what it tells: no fact without its notification, and
/// no notification without its fact.
struct NotificationDesk {
    /// The tables.
    let rows: StoreRows
    /// Makes the ids of notifications.
    let newID: @Sendable () -> String

    /// Tells of something that happened, where somebody wants to hear it.
    ///
    /// - Returns: The notification's id; nil where no URL is set for them.
    @discardableResult
    func tell(
        _ kind: NotificationKind, about transaction: TransactionID? = nil,
        because reason: ConsumptionRequestReason? = nil
    ) throws -> NotificationID? {
        try tell(kind, transaction, reason) { nil }
    }

    /// Tells of something that happened to a subscription, as it stands now.
    func tell(
        _ kind: NotificationKind, about transaction: TransactionID, of row: SubscriptionRow,
        plan: SubscriptionPlan?
    ) throws {
        try tell(kind, transaction, nil) {
            let paid = try rows.forServers(rows.expected(transaction))
            let info = RenewalReport.info(
                of: row.subscription, next: plan, token: paid.appAccountToken, signed: rows.now)
            return SubscriptionSnapshot(
                status: row.subscription.state, transaction: paid, renewal: info)
        }
    }

    @discardableResult
    private func tell(
        _ kind: NotificationKind, _ transaction: TransactionID?,
        _ reason: ConsumptionRequestReason?, _ snapshot: () throws -> SubscriptionSnapshot?
    ) throws -> NotificationID? {
        guard try rows.notificationTarget() != nil else { return nil }
        let id = NotificationID(newID())
        var row = NotificationRow(
            id: id, kind: kind, transactionID: transaction, reason: reason, at: rows.now)
        row.snapshot = try snapshot()
        try rows.insert(row)
        return id
    }
}
