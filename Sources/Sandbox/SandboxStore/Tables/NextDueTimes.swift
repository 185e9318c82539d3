import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// The times of the next due work, of the whole store or of an account and its family. It is read in one statement.
struct NextDueTimes {
    /// The store's clock.
    var clock = StoreClock.real
    /// The time of the oldest unfinished charge.
    var oldestCharge: Timestamp?
    /// When the next subscription renews or ends.
    var nextRenewal: Timestamp?
    /// When the next pending order is approved, declined or lapses.
    var nextPlan: Timestamp?
    /// When the oldest open mass extension was requested, for any account.
    var extensionRequest: Timestamp?

    /// Returns when the first of the due work is due, without mass extensions.
    func next(_ deadline: FinishDeadline?) -> Timestamp? {
        let refund = oldestCharge.flatMap { charge in deadline?.refund(ofChargeAt: charge) }
        return [nextEvent, refund].compactMap(\.self).min()
    }

    /// Returns when the first of the due work is due, with mass extensions.
    func oldest(_ deadline: FinishDeadline?) -> Timestamp? {
        [next(deadline), extensionRequest].compactMap(\.self).min()
    }

    /// When the next subscription or order changes.
    var nextEvent: Timestamp? { [nextRenewal, nextPlan].compactMap(\.self).min() }

    /// Merges another agenda.
    mutating func add(_ other: NextDueTimes) {
        func first(_ left: Timestamp?, _ right: Timestamp?) -> Timestamp? {
            [left, right].compactMap(\.self).min()
        }
        clock = other.clock
        oldestCharge = first(oldestCharge, other.oldestCharge)
        nextRenewal = first(nextRenewal, other.nextRenewal)
        nextPlan = first(nextPlan, other.nextPlan)
        extensionRequest = first(extensionRequest, other.extensionRequest)
    }
}

extension StoreTables {
    /// Returns the due work of all accounts.
    func agenda() throws -> NextDueTimes {
        let row = try ResultRow.fetchOne(database, cached: Self.agenda)
        return try row.map(Self.agenda) ?? NextDueTimes()
    }

    /// Returns the due work of an account and its family, and the members of the family.
    func agenda(of account: AccountName) throws -> (agenda: NextDueTimes, family: [AccountName]) {
        var (agenda, family) = (NextDueTimes(), [AccountName]())
        let rows = try ResultRow.fetchAll(
            database, cached: Self.familyAgenda, arguments: [account.rawValue])
        for row in rows {
            agenda.add(try Self.agenda(row))
            family.append(AccountName(try row.text("account")))
        }
        return (agenda, family)
    }

    private static func agenda(_ row: ResultRow) throws -> NextDueTimes {
        NextDueTimes(
            clock: try clock(try row.optionalText("clock")) ?? .real,
            oldestCharge: try row.optionalMoment("charged"),
            nextRenewal: try row.optionalMoment("due"),
            nextPlan: try row.optionalMoment("planned"),
            extensionRequest: try row.optionalMoment("extending"))
    }

    private static let agenda = """
        SELECT (SELECT value FROM settings WHERE name = 'clock') AS clock,
            (SELECT purchase_date FROM transactions INDEXED BY transactions_due
                WHERE \(StoreSchema.charged) AND fault IS NULL
                ORDER BY purchase_date LIMIT 1) AS charged,
            (SELECT due FROM subscriptions INDEXED BY subscriptions_due
                WHERE due IS NOT NULL AND fault IS NULL ORDER BY due LIMIT 1) AS due,
            (SELECT due FROM order_plans INDEXED BY order_plans_due
                WHERE due IS NOT NULL AND fault IS NULL ORDER BY due LIMIT 1) AS planned,
            (SELECT at FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL AND fault IS NULL ORDER BY at LIMIT 1) AS extending
        """

    private static let familyAgenda = """
        WITH family(account) AS (
            SELECT ?1 UNION
            SELECT other.account FROM family_members AS own JOIN family_members AS other
                ON other.organizer = own.organizer
            WHERE own.account = ?1)
        SELECT account, (SELECT value FROM settings WHERE name = 'clock') AS clock,
            (SELECT purchase_date FROM transactions AS t INDEXED BY transactions_due_of
                WHERE t.account = family.account AND \(StoreSchema.charged) AND fault IS NULL
                ORDER BY purchase_date LIMIT 1) AS charged,
            (SELECT due FROM subscriptions AS s INDEXED BY subscriptions_due_of
                WHERE s.account = family.account AND due IS NOT NULL AND fault IS NULL
                ORDER BY due LIMIT 1) AS due,
            (SELECT due FROM order_plans AS p INDEXED BY order_plans_due_of
                WHERE p.account = family.account AND due IS NOT NULL AND fault IS NULL
                ORDER BY due LIMIT 1) AS planned,
            (SELECT at FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL AND fault IS NULL ORDER BY at LIMIT 1) AS extending
        FROM family
        """
}
