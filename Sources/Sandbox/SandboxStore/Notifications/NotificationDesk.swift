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
        guard try rows.notificationTarget() != nil else { return nil }
        let id = NotificationID(newID())
        try rows.insert(
            NotificationRow(
                id: id, kind: kind, transactionID: transaction, reason: reason, at: rows.now))
        return id
    }
}
