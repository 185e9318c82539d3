import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Takes customers' requests for refunds, inside one SQLite transaction.
struct RefundRequestDesk {
    /// Tells the team's server.
    let notifications: NotificationDesk
    private var rows: StoreRows { notifications.rows }

    /// Takes a request.
    func ask(_ id: TransactionID, because reason: ConsumptionRequestReason) throws {
        let record = try transaction(id)
        guard try isToAct(RefundRequestRules.asking(record, standing(of: id))) else { return }
        try rows.database.execute(
            cached: """
                INSERT OR REPLACE INTO refund_requests (transaction_id, reason, at)
                VALUES (?, ?, ?)
                """, arguments: [id.number, reason.rawValue, rows.now.milliseconds])
        try notifications.tell(
            NotificationKind(.consumptionRequest), about: id, because: reason)
    }

    /// Turns a request down.
    func decline(_ id: TransactionID) throws {
        let record = try transaction(id)
        guard try isToAct(RefundRequestRules.declining(record, standing(of: id))) else { return }
        try rows.database.execute(
            cached: "UPDATE refund_requests SET declined_at = ? WHERE transaction_id = ?",
            arguments: [rows.now.milliseconds, id.number])
        try notifications.tell(NotificationKind(.refundDeclined), about: id)
    }

    private func transaction(_ id: TransactionID) throws -> TransactionRecord {
        guard let record = try rows.transaction(id) else {
            throw Refusal(.unknownTransaction, "The store knows no transaction with this id.")
        }
        return record
    }

    private func standing(of id: TransactionID) throws -> RefundRequestRules.Standing {
        let row = try Row.fetchOne(
            rows.database, cached: "SELECT * FROM refund_requests WHERE transaction_id = ?",
            arguments: [id.number])
        guard let row else { return .none }
        return try row.optionalMoment("declined_at") == nil ? .open : .declined
    }

    private func isToAct(_ ruling: RefundRequestRules.Ruling) throws -> Bool {
        switch ruling {
        case .act: return true
        case .repeated: return false
        case .refused(let message): throw Refusal(.wrongState, message)
        }
    }
}
