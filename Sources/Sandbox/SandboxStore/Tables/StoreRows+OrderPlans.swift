import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreRows {
    /// Writes down what becomes of an order, and of its transaction where it has one.
    func plan(_ plan: ScheduledResolution?, for terms: OrderTerms, _ state: OrderState) throws {
        guard let plan else { return }
        if case .stuck = plan {
            guard case .purchased(let transaction) = state else { return }
            return try keepBack(transaction)
        }
        try database.execute(
            cached: "INSERT INTO order_plans (intent_id, account, plan, due) VALUES (?, ?, ?, ?)",
            arguments: [
                terms.intentID.rawValue, terms.account.rawValue, plan.word, plan.due?.milliseconds,
            ])
    }

    /// What is planned for an order; nil for nothing.
    func plan(for id: IntentID) throws -> ScheduledResolution? {
        try Row.fetchOne(
            database, cached: "SELECT plan, due FROM order_plans WHERE intent_id = ?",
            arguments: [id.rawValue]
        ).map { row in try DamagedRow.naming("order_plans", id.rawValue) { try Self.plan(row) } }
    }

    /// Nothing becomes of an order by itself any more.
    func unplan(_ id: IntentID) throws {
        try database.execute(
            cached: "DELETE FROM order_plans WHERE intent_id = ?", arguments: [id.rawValue])
    }

    /// Keeps a transaction back from its device.
    private func keepBack(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET stuck_at = ? WHERE id = ?",
            arguments: [now.milliseconds, id.number])
    }

    /// Hands a transaction out that was kept back.
    func handOut(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET stuck_at = NULL WHERE id = ?", arguments: [id.number])
    }

    /// Writes down that nobody has asked for a transaction.
    ///
    /// - Parameter intent: The interrupted order that it makes good; nil for none.
    func insert(outside id: TransactionID, for intent: IntentID?) throws {
        try database.execute(
            cached: """
                INSERT INTO outside_purchases (transaction_id, intent_id, at) VALUES (?, ?, ?)
                """, arguments: [id.number, intent?.rawValue, now.milliseconds])
    }

    /// The transaction that made an interrupted order good; nil for none.
    func outside(for intent: IntentID) throws -> TransactionID? {
        try Row.fetchOne(
            database, cached: "SELECT transaction_id FROM outside_purchases WHERE intent_id = ?",
            arguments: [intent.rawValue]
        ).map { TransactionID(number: try $0.integer("transaction_id")) }
    }

    /// Every transaction for which no device has asked.
    func outsidePurchases() throws -> Set<TransactionID> {
        Set(
            try Row.fetchAll(database, cached: "SELECT transaction_id FROM outside_purchases")
                .map { TransactionID(number: try $0.integer("transaction_id")) })
    }

    private static func plan(_ row: Row) throws -> ScheduledResolution {
        let due = try row.optionalInteger("due") == nil ? nil : row.date("due")
        return switch (try row.text("plan"), due) {
        case ("approve", let due?): .approves(due)
        case ("decline", let due?): .declines(due)
        case ("lapse", let due?): .lapses(due)
        case ("interrupted", nil): .interrupted
        default: throw DamagedRow(column: "plan")
        }
    }
}

extension ScheduledResolution {
    /// Its word in the table.
    fileprivate var word: String {
        switch self {
        case .approves: "approve"
        case .declines: "decline"
        case .lapses: "lapse"
        case .interrupted: "interrupted"
        case .stuck: "stuck"
        }
    }
}
