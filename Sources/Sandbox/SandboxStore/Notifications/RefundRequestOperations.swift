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
    private var rows: StoreRows { subscriptions.rows }

    /// Opens a refund request. Returns whether it is new.
    func ask(_ id: TransactionID, because reason: ConsumptionRequestReason) throws -> Bool {
        let record = try transaction(id)
        guard try isToAct(RefundRequestRules.asking(record, standing(of: id))) else { return false }
        try rows.database.execute(
            cached: """
                INSERT OR REPLACE INTO refund_requests (transaction_id, reason, at)
                VALUES (?, ?, ?)
                """, arguments: [id.number, reason.rawValue, rows.now.milliseconds])
        try rows.note(.refundRequested, transaction: id, reason.rawValue)
        try tell(NotificationKind(.consumptionRequest), about: record, because: reason)
        return true
    }

    /// Declines a refund request. Returns whether it was not declined before.
    func decline(_ id: TransactionID) throws -> Bool {
        let record = try transaction(id)
        guard try isToAct(RefundRequestRules.declining(record, standing(of: id))) else {
            return false
        }
        try rows.database.execute(
            cached: "UPDATE refund_requests SET declined_at = ? WHERE transaction_id = ?",
            arguments: [rows.now.milliseconds, id.number])
        try rows.note(.refundDeclined, transaction: id)
        try tell(NotificationKind(.refundDeclined), about: record)
        return true
    }

    /// Enqueues a notification for the team's server, for a subscription with its current state.
    private func tell(
        _ kind: NotificationKind, about record: TransactionRecord,
        because reason: ConsumptionRequestReason? = nil
    ) throws {
        guard record.transaction.type == .autoRenewable else {
            let id = record.transaction.id
            try subscriptions.notifications.tell(kind, about: id, because: reason)
            return
        }
        try subscriptions.tell(kind, about: record, because: reason)
    }

    private func transaction(_ id: TransactionID) throws -> TransactionRecord {
        guard let record = try rows.kept(id) else {
            throw Refusal(.unknownTransaction, "The store has no transaction with this id.")
        }
        return record
    }

    private func standing(of id: TransactionID) throws -> RefundRequestRules.RequestState {
        let row = try Row.fetchOne(
            rows.database, cached: "SELECT * FROM refund_requests WHERE transaction_id = ?",
            arguments: [id.number])
        guard let row else { return .none }
        return try row.optionalMoment("declined_at") == nil ? .open : .declined
    }

    private func isToAct(_ ruling: RefundRequestRules.Decision) throws -> Bool {
        switch ruling {
        case .act: return true
        case .repeated: return false
        case .refused(let message): throw Refusal(.wrongState, message)
        }
    }
}

extension StoreRows {
    /// Deletes a refund request that was granted or can no longer be granted, so that the customer can open another
    /// one.
    func forgetRefundRequest(of id: TransactionID) throws {
        try database.execute(
            cached: "DELETE FROM refund_requests WHERE transaction_id = ?",
            arguments: [id.number])
    }
}
