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

    /// Whether anything has to be done before a question can be answered.
    func isAnythingDue(_ deadline: FinishDeadline?, at now: Timestamp) -> Bool {
        if let deadline, let oldestCharge, oldestCharge < deadline.start(at: now) { return true }
        return nextRenewal.map { $0 <= now } ?? false
    }
}

extension StoreRows {
    /// What is to be done next.
    func agenda() throws -> StoreAgenda {
        let row = try Row.fetchOne(database, cached: Self.agenda)
        return StoreAgenda(
            clock: try Self.clock(try row?.optionalText("clock")) ?? .real,
            oldestCharge: try row?.optionalMoment("charged"),
            nextRenewal: try row?.optionalMoment("due"))
    }

    private static let agenda = """
        SELECT (SELECT value FROM settings WHERE name = 'clock') AS clock,
            (SELECT purchase_date FROM transactions INDEXED BY transactions_due
                WHERE \(charged) ORDER BY purchase_date LIMIT 1) AS charged,
            (SELECT due FROM subscriptions INDEXED BY subscriptions_due
                WHERE due IS NOT NULL ORDER BY due LIMIT 1) AS due
        """
}
