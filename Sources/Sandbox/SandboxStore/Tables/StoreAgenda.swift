import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// What time alone will change at the store next, asked for at each question and so in one statement.
struct StoreAgenda {
    /// How the store's clock runs.
    let clock: StoreClock
    /// When the oldest of what was charged and not finished was charged.
    let oldestCharge: Timestamp?
    /// When a subscription renews or ends next.
    let nextRenewal: Timestamp?
    /// When something becomes of an order by itself next.
    let nextPlan: Timestamp?
    /// Whether an extension of many subscriptions is not through yet.
    let isExtending: Bool

    /// Whether anything has to be done before a question can be answered.
    func isAnythingDue(_ deadline: FinishDeadline?, at now: Timestamp) -> Bool {
        if isExtending { return true }
        if let deadline, let oldestCharge, oldestCharge < deadline.start(at: now) { return true }
        return nextEvent.map { $0 <= now } ?? false
    }

    /// When time alone changes something next that has a moment of its own.
    var nextEvent: Timestamp? { [nextRenewal, nextPlan].compactMap(\.self).min() }
}

extension StoreRows {
    /// What is to be done next.
    func agenda() throws -> StoreAgenda {
        let row = try Row.fetchOne(database, cached: Self.agenda)
        return StoreAgenda(
            clock: try Self.clock(try row?.optionalText("clock")) ?? .real,
            oldestCharge: try row?.optionalMoment("charged"),
            nextRenewal: try row?.optionalMoment("due"),
            nextPlan: try row?.optionalMoment("planned"),
            isExtending: try row?.optionalInteger("extending") ?? 0 != 0)
    }

    private static let agenda = """
        SELECT (SELECT value FROM settings WHERE name = 'clock') AS clock,
            (SELECT purchase_date FROM transactions INDEXED BY transactions_due
                WHERE \(charged) ORDER BY purchase_date LIMIT 1) AS charged,
            (SELECT due FROM subscriptions INDEXED BY subscriptions_due
                WHERE due IS NOT NULL ORDER BY due LIMIT 1) AS due,
            (SELECT due FROM order_plans INDEXED BY order_plans_due
                WHERE due IS NOT NULL ORDER BY due LIMIT 1) AS planned,
            EXISTS (SELECT 1 FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL) AS extending
        """
}
