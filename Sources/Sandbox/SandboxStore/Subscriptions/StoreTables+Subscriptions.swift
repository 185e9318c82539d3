import FoundationEssentials
import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// A subscription with the storefront whose prices apply to its renewals.
struct AccountSubscription {
    var subscription: Subscription
    /// The storefront of the last purchase.
    var storefront: String
    /// Whether it is shared by another member of the family. Then it does not have a row and cannot be changed.
    var isShared = false
}

extension StoreTables {
    /// Returns an account's subscription of a group, if it ever had one.
    func subscription(of account: AccountName, group: String) throws -> AccountSubscription? {
        try subscriptions("WHERE account = ? AND group_id = ?", [account.rawValue, group]).first
    }

    /// Returns the same subscription, unless both its first and its last period were deleted. The customer then counts
    /// as new, and a new subscription replaces the row.
    func current(of account: AccountName, group: String) throws -> AccountSubscription? {
        guard let row = try subscription(of: account, group: group) else { return nil }
        let (origin, last) = (row.subscription.origin.id, row.subscription.period.transactionID)
        return try undeletedTransaction(origin) == nil && undeletedTransaction(last) == nil
            ? nil : row
    }

    /// Returns the subscription that a transaction started.
    func subscription(original id: TransactionID) throws -> AccountSubscription? {
        guard let number = id.number else { return nil }
        return try subscriptions("WHERE original_id = ?", [number]).first
    }

    /// Returns all subscriptions of an account, oldest first.
    func subscriptions(of account: AccountName) throws -> [AccountSubscription] {
        try subscriptions("WHERE account = ? ORDER BY original_id", [account.rawValue])
    }

    /// Returns the subscriptions of an account that started after a transaction, oldest first.
    func subscriptions(
        of account: AccountName, after id: Int64, limit: Int
    ) throws -> [AccountSubscription] {
        try subscriptions(
            "WHERE account = ? AND original_id > ? ORDER BY original_id LIMIT ?",
            [account.rawValue, id, limit])
    }

    /// Returns the subscriptions of every account that started after a transaction, oldest first, with nil for a
    /// damaged row.
    func subscriptions(
        after id: Int64, limit: Int
    ) throws -> [(AccountSubscription?, NumberPosition)] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM subscriptions WHERE original_id > ? ORDER BY original_id LIMIT ?
                """, arguments: [id, limit]
        ).map { row in
            (
                try DamagedRow.nilIfDamaged { try Self.subscription(row) },
                NumberPosition(try row.integer("original_id"))
            )
        }
    }

    /// Returns the groups after a group in which an account used an introductory offer.
    func introducedGroups(
        of account: AccountName, after group: String, limit: Int
    ) throws -> [String] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT DISTINCT group_id FROM transactions INDEXED BY transactions_introduced
                WHERE account = ? AND offer_type = 1 AND group_id > ?
                    AND withdrawal IS NOT 'DELETED'
                ORDER BY group_id LIMIT ?
                """, arguments: [account.rawValue, group, limit]
        ).map { try $0.text("group_id") }
    }

    /// Returns whether an account used an introductory offer in a group, not counting deleted transactions.
    func hadIntroduction(_ account: AccountName, group: String) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM transactions INDEXED BY transactions_introduced
                WHERE account = ? AND group_id = ? AND offer_type = 1
                    AND withdrawal IS NOT 'DELETED' LIMIT 1
                """, arguments: [account.rawValue, group]) != nil
    }

    /// Inserts or replaces a subscription.
    func insertOrUpdate(_ row: AccountSubscription) throws {
        let (made, storefront) = (row.subscription, row.storefront)
        let (period, renewal) = (made.period, made.renewal)
        try database.execute(
            cached: """
                INSERT OR REPLACE INTO subscriptions (
                    original_id, account, group_id, origin_date, storefront, state, due,
                    product_id, level, period, price, currency,
                    transaction_id, paid, began, expires, anchor, count, run_began, renewals, offer,
                    is_renewing, next_product_id, increase, next_offer, fails, grace_ends,
                    retries_end, intent, extensions)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
                    ?, ?, ?, ?, ?)
                """,
            arguments: [
                made.origin.id.number, made.origin.account.rawValue, made.origin.groupID,
                made.origin.date.milliseconds, storefront, made.state.rawValue,
                made.due?.milliseconds, made.plan.productID.rawValue, made.plan.level,
                made.plan.period.iso8601, made.plan.price.milliunits,
                made.plan.price.currency.code, period.transactionID.number,
                period.paid.milliunits, period.began.milliseconds, period.expires.milliseconds,
                period.anchor.milliseconds, period.count, period.runBegan.milliseconds,
                period.renewals, try Self.text(period.offer), renewal.isOn,
                renewal.productID.rawValue, try Self.text(renewal.increase),
                try Self.text(renewal.offer), renewal.paymentFails, renewal.graceEnds?.milliseconds,
                renewal.retriesEnd?.milliseconds, renewal.intent?.rawValue,
                try Self.text(renewal.extensions.isEmpty ? nil : renewal.extensions),
            ])
    }

    /// Returns the subscriptions that meet a condition.
    func subscriptions(
        _ condition: String, _ arguments: StatementArguments
    ) throws -> [AccountSubscription] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM subscriptions " + condition, arguments: arguments
        ).map(Self.subscription)
    }

    /// Reads a subscription's row.
    static func subscription(_ row: ResultRow) throws -> AccountSubscription {
        try DamagedRow.addingRowName(
            "subscriptions", (try? row.integer("original_id")).map(String.init)
        ) {
            try readSubscription(row)
        }
    }

    private static func readSubscription(_ row: ResultRow) throws -> AccountSubscription {
        guard let currency = Currency(code: try row.text("currency")) else {
            throw DamagedRow(column: "currency")
        }
        guard let length = SubscriptionPeriod(iso8601: try row.text("period")) else {
            throw DamagedRow(column: "period")
        }
        let origin = Subscription.Origin(
            id: TransactionID(number: try row.integer("original_id")),
            date: try row.date("origin_date"),
            account: AccountName(try row.text("account")), groupID: try row.text("group_id"))
        let plan = Subscription.Plan(
            productID: ProductID(try row.text("product_id")), level: Int(try row.integer("level")),
            period: length,
            price: Price(milliunits: try row.integer("price"), currency: currency))
        guard let state = RenewalState(rawValue: Int(try row.integer("state"))) else {
            throw DamagedRow(column: "state")
        }
        let (began, expires) = (try row.date("began"), try row.date("expires"))
        guard origin.date <= began else { throw DamagedRow(column: "began") }
        guard began <= expires else { throw DamagedRow(column: "expires") }
        return AccountSubscription(
            subscription: Subscription(
                origin: origin, plan: plan, period: try period(row, currency),
                renewal: try renewal(row), state: state),
            storefront: try row.text("storefront"))
    }

    private static func period(_ row: ResultRow, _ currency: Currency) throws -> Subscription.Period
    {
        var period = Subscription.Period(
            transactionID: TransactionID(number: try row.integer("transaction_id")),
            paid: Price(milliunits: try row.integer("paid"), currency: currency),
            began: try row.moment("began"), expires: try row.moment("expires"))
        period.anchor = try row.moment("anchor")
        period.count = try number(row, "count")
        period.runBegan = try row.moment("run_began")
        period.renewals = Int(try number(row, "renewals"))
        period.offer = try value(row, "offer")
        return period
    }

    /// Reads a number of periods and checks its range, so that it can be calculated with.
    private static func number(_ row: ResultRow, _ column: String) throws -> Int64 {
        let number = try row.integer(column)
        guard (0...Int64(Int32.max)).contains(number) else { throw DamagedRow(column: column) }
        return number
    }

    private static func renewal(_ row: ResultRow) throws -> Subscription.Renewal {
        var renewal = Subscription.Renewal(productID: ProductID(try row.text("next_product_id")))
        renewal.isOn = try row.integer("is_renewing") != 0
        renewal.increase = try value(row, "increase")
        renewal.offer = try value(row, "next_offer")
        renewal.paymentFails = try row.integer("fails") != 0
        renewal.graceEnds = try row.optionalMoment("grace_ends")
        renewal.retriesEnd = try row.optionalMoment("retries_end")
        if let number = try row.optionalInteger("intent") {
            guard let intent = ExpirationIntent(rawValue: Int(number)) else {
                throw DamagedRow(column: "intent")
            }
            renewal.intent = intent
        }
        renewal.extensions = try value(row, "extensions") ?? []
        return renewal
    }

    private static func value<Value: Decodable>(_ row: ResultRow, _ column: String) throws -> Value?
    {
        guard let text = try row.optionalText(column) else { return nil }
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
            throw DamagedRow(column: column)
        }
        return value
    }

    private static func text(_ value: (some Encodable)?) throws -> String? {
        guard let value else { return nil }
        return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
