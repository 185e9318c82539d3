import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Receives customers' refund requests inside one SQLite transaction.
struct RefundRequestOperations {
    /// Reads and reports the state of subscriptions.
    let subscriptions: SubscriptionOperations
    private var rows: StoreTables { subscriptions.rows }

    /// Opens a refund request. Returns whether it is new.
    func openRequest(_ id: TransactionID, because reason: ConsumptionRequestReason) throws -> Bool {
        let record = try transaction(id)
        guard try shouldApply(RefundRequestRules.decideRequest(record, requestState(of: id))) else {
            return false
        }
        try rows.database.execute(
            cached: """
                INSERT OR REPLACE INTO refund_requests (transaction_id, reason, at)
                VALUES (?, ?, ?)
                """, arguments: [id.number, reason.rawValue, rows.now.milliseconds])
        try rows.appendHistory(.refundRequested, transaction: id, reason.rawValue)
        try enqueue(NotificationKind(.consumptionRequest), about: record, because: reason)
        return true
    }

    /// Declines a refund request. Returns whether it was not declined before.
    func decline(_ id: TransactionID) throws -> Bool {
        let record = try transaction(id)
        guard try shouldApply(RefundRequestRules.decideDecline(record, requestState(of: id))) else {
            return false
        }
        try rows.database.execute(
            cached: "UPDATE refund_requests SET declined_at = ? WHERE transaction_id = ?",
            arguments: [rows.now.milliseconds, id.number])
        try rows.appendHistory(.refundDeclined, transaction: id)
        try enqueue(NotificationKind(.refundDeclined), about: record)
        return true
    }

    /// Enqueues a notification for the team's server, for a subscription with its current state.
    private func enqueue(
        _ kind: NotificationKind, about record: TransactionRecord,
        because reason: ConsumptionRequestReason? = nil
    ) throws {
        guard record.transaction.type == .autoRenewable else {
            let id = record.transaction.id
            try subscriptions.notifications.enqueue(kind, about: id, because: reason)
            return
        }
        try subscriptions.enqueue(kind, about: record, because: reason)
    }

    private func transaction(_ id: TransactionID) throws -> TransactionRecord {
        guard let record = try rows.undeletedTransaction(id) else {
            throw Refusal(.unknownTransaction, "The store has no transaction with this id.")
        }
        return record
    }

    private func requestState(of id: TransactionID) throws -> RefundRequestRules.RequestState {
        let row = try ResultRow.fetchOne(
            rows.database, cached: "SELECT * FROM refund_requests WHERE transaction_id = ?",
            arguments: [id.number])
        guard let row else { return .none }
        return try row.optionalMoment("declined_at") == nil ? .open : .declined
    }

    private func shouldApply(_ decision: RefundRequestRules.Decision) throws -> Bool {
        switch decision {
        case .apply: return true
        case .repeated: return false
        case .refused(let message): throw Refusal(.wrongState, message)
        }
    }
}

extension StoreTables {
    /// Deletes a refund request that was granted or can no longer be granted, so that the customer can open another
    /// one.
    func deleteRefundRequest(of id: TransactionID) throws {
        try database.execute(
            cached: "DELETE FROM refund_requests WHERE transaction_id = ?",
            arguments: [id.number])
    }
}
