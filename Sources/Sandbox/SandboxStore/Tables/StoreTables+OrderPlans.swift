import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Schedules the resolution of an order, or holds its transaction back if it is to be stuck.
    func schedule(_ plan: ScheduledResolution?, for terms: OrderTerms, _ state: OrderState) throws {
        guard let plan else { return }
        if case .stuck = plan {
            guard case .purchased(let transaction) = state else { return }
            return try withhold(transaction)
        }
        try database.execute(
            cached: "INSERT INTO order_plans (intent_id, account, plan, due) VALUES (?, ?, ?, ?)",
            arguments: [
                terms.intentID.rawValue, terms.account.rawValue, plan.columnValue,
                plan.due?.milliseconds,
            ])
    }

    /// Returns the scheduled resolution of an order, if there is one.
    func scheduledResolution(for id: IntentID) throws -> ScheduledResolution? {
        try ResultRow.fetchOne(
            database, cached: "SELECT plan, due FROM order_plans WHERE intent_id = ?",
            arguments: [id.rawValue]
        ).map { row in
            try DamagedRow.addingRowName("order_plans", id.rawValue) {
                try Self.scheduledResolution(row)
            }
        }
    }

    /// Removes the scheduled resolution of an order.
    func unschedule(_ id: IntentID) throws {
        try database.execute(
            cached: "DELETE FROM order_plans WHERE intent_id = ?", arguments: [id.rawValue])
    }

    /// Holds a transaction back from its device.
    private func withhold(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET stuck_at = ? WHERE id = ?",
            arguments: [now.milliseconds, id.number])
    }

    /// Hands out a transaction that was held back.
    func release(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET stuck_at = NULL WHERE id = ?", arguments: [id.number])
    }

    /// Marks a transaction as purchased outside of the app.
    ///
    /// - Parameter intent: The interrupted order that it fulfills; nil for none.
    func insert(outside id: TransactionID, for intent: IntentID?) throws {
        try database.execute(
            cached: """
                INSERT INTO outside_purchases (transaction_id, intent_id, at) VALUES (?, ?, ?)
                """, arguments: [id.number, intent?.rawValue, now.milliseconds])
    }

    /// Returns the transaction that fulfilled an interrupted order, if there is one.
    func outside(for intent: IntentID) throws -> TransactionID? {
        try ResultRow.fetchOne(
            database, cached: "SELECT transaction_id FROM outside_purchases WHERE intent_id = ?",
            arguments: [intent.rawValue]
        ).map { TransactionID(number: try $0.integer("transaction_id")) }
    }

    /// Returns the transactions of all purchases outside of the app.
    func outsidePurchases() throws -> Set<TransactionID> {
        Set(
            try ResultRow.fetchAll(database, cached: "SELECT transaction_id FROM outside_purchases")
                .map { TransactionID(number: try $0.integer("transaction_id")) })
    }

    private static func scheduledResolution(_ row: ResultRow) throws -> ScheduledResolution {
        let due = try row.optionalInteger("due") == nil ? nil : row.date("due")
        return switch (try row.text("plan"), due) {
        case ("approve", let due?): .approves(due)
        case ("decline", let due?): .declines(due)
        case ("lapse", let due?): .expires(due)
        case ("interrupted", nil): .interrupted
        default: throw DamagedRow(column: "plan")
        }
    }
}

extension ScheduledResolution {
    /// The value of the column `plan`.
    fileprivate var columnValue: String {
        switch self {
        case .approves: "approve"
        case .declines: "decline"
        case .expires: "lapse"
        case .interrupted: "interrupted"
        case .stuck: "stuck"
        }
    }
}
