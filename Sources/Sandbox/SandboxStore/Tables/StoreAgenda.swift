import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// What time alone changes next at the store, or for an account and its family; read in one statement.
struct StoreAgenda {
    /// How the store's clock runs.
    var clock = StoreClock.real
    /// When the oldest charge was made that is not finished.
    var oldestCharge: Timestamp?
    /// When a subscription renews or ends next.
    var nextRenewal: Timestamp?
    /// When an order is approved, declined or lapses next.
    var nextPlan: Timestamp?
    /// When the first extension of many subscriptions was requested that is not complete, of whatever accounts.
    var extensionRequest: Timestamp?

    /// When the first of all that is on it is due.
    func next(_ deadline: FinishDeadline?) -> Timestamp? {
        let refund = oldestCharge.flatMap { charge in deadline?.refund(ofChargeAt: charge) }
        return [nextEvent, refund].compactMap(\.self).min()
    }

    /// The same, or an extension of many subscriptions that is not complete.
    func oldest(_ deadline: FinishDeadline?) -> Timestamp? {
        [next(deadline), extensionRequest].compactMap(\.self).min()
    }

    /// When a subscription or an order changes next.
    var nextEvent: Timestamp? { [nextRenewal, nextPlan].compactMap(\.self).min() }

    /// Adds what another agenda has.
    mutating func add(_ other: StoreAgenda) {
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

extension StoreRows {
    /// What is due next of all accounts.
    func agenda() throws -> StoreAgenda {
        let row = try Row.fetchOne(database, cached: Self.agenda)
        return try row.map(Self.agenda) ?? StoreAgenda()
    }

    /// What is due next of an account and its family, and who belongs to it.
    func agenda(of account: AccountName) throws -> (agenda: StoreAgenda, family: [AccountName]) {
        var (agenda, family) = (StoreAgenda(), [AccountName]())
        let rows = try Row.fetchAll(
            database, cached: Self.familyAgenda, arguments: [account.rawValue])
        for row in rows {
            agenda.add(try Self.agenda(row))
            family.append(AccountName(try row.text("account")))
        }
        return (agenda, family)
    }

    private static func agenda(_ row: Row) throws -> StoreAgenda {
        StoreAgenda(
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
