import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// An extension of many subscriptions as it stands in the tables.
struct MassExtension {
    /// What is to be done.
    let request: MassExtensionRequest
    /// When it was asked for.
    let at: Timestamp
    /// The subscription that was looked at last; they are taken in the order of their numbers.
    var last: Int64 = 0
    /// How many were extended.
    var succeeded: Int64 = 0
    /// How many could not be.
    var failed: Int64 = 0
    /// When all of it was done.
    var completedAt: Timestamp?
    /// The last transaction at the time of the request; it concerns no subscription that began later.
    let end: Int64

    /// Nothing is done yet.
    init(_ request: MassExtensionRequest, at moment: Timestamp, end: Int64) {
        self.request = request
        self.end = end
        at = moment
    }

    /// Reads a row.
    init(_ row: Row) throws {
        self.init(
            MassExtensionRequest(
                productID: ProductID(try row.text("product_id")),
                requestIdentifier: try row.text("request_id"),
                days: Int(try row.integer("days")), reason: Int(try row.integer("reason")),
                storefronts: try row.optionalText("storefronts").map {
                    $0.split(separator: " ").map(String.init)
                }), at: try row.date("at"), end: try row.optionalInteger("end_id") ?? .max)
        last = try row.integer("last_id")
        succeeded = try row.integer("succeeded")
        failed = try row.integer("failed")
        completedAt = try row.optionalMoment("completed_at")
    }

    /// Whether it extends the subscriptions of a country.
    func concerns(storefront: String) -> Bool {
        request.storefronts?.contains(storefront) ?? true
    }

    /// The countries as they stand in the tables.
    var storefronts: String? { request.storefronts?.joined(separator: " ") }

    /// What its server is told when all of it is done.
    func summary(of bundleID: BundleID) -> NotificationSummary {
        var summary = NotificationSummary(
            bundleID: bundleID, productID: request.productID,
            requestIdentifier: request.requestIdentifier)
        summary.storefrontCountryCodes = request.storefronts
        (summary.succeededCount, summary.failedCount) = (succeeded, failed)
        return summary
    }
}

extension StoreRows {
    /// The extensions that are not complete, the first request first, at most 100; without those that cannot be read.
    func openMassExtensions() throws -> [MassExtension] {
        try openExtensionRows().compactMap { try? MassExtension($0) }
    }

    /// Sets the open extensions aside that cannot be read.
    func setAsideExtensions() throws {
        for row in try openExtensionRows() {
            do {
                _ = try MassExtension(row)
            } catch let damage as DamagedRow {
                try setFault(damage.sentence, ofExtension: row)
            }
        }
    }

    /// Takes extensions up again that were set aside and can be read now.
    func retryExtensions() throws {
        let rows = try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM mass_extensions INDEXED BY mass_extensions_faulty
                WHERE fault IS NOT NULL ORDER BY at LIMIT 100
                """)
        for row in rows where (try? MassExtension(row)) != nil {
            try setFault(nil, ofExtension: row)
        }
    }

    private func openExtensionRows() throws -> [Row] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL AND fault IS NULL ORDER BY at, rowid LIMIT 100
                """)
    }

    private func setFault(_ reason: String?, ofExtension row: Row) throws {
        try database.execute(
            cached: "UPDATE mass_extensions SET fault = ? WHERE product_id = ? AND request_id = ?",
            arguments: [reason, try row.text("product_id"), try row.text("request_id")])
    }

    /// An extension by its names.
    func massExtension(of product: ProductID, named id: String) throws -> MassExtension? {
        try Row.fetchOne(
            database,
            cached: "SELECT * FROM mass_extensions WHERE product_id = ? AND request_id = ?",
            arguments: [product.rawValue, id]
        ).map(MassExtension.init)
    }

    /// Writes one down as it stands now.
    func put(_ mass: MassExtension) throws {
        let request = mass.request
        try database.execute(
            cached: """
                INSERT INTO mass_extensions (
                    product_id, request_id, days, reason, storefronts, at, last_id, succeeded,
                    failed, completed_at, end_id)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET last_id = excluded.last_id,
                    succeeded = excluded.succeeded, failed = excluded.failed,
                    completed_at = excluded.completed_at
                """,
            arguments: [
                request.productID.rawValue, request.requestIdentifier, request.days,
                request.reason, mass.storefronts, mass.at.milliseconds,
                mass.last, mass.succeeded, mass.failed,
                mass.completedAt?.milliseconds, mass.end,
            ])
    }

    /// The next subscription of the product of an extension that has not ended, of whatever country; nil if none is left.
    func nextSubscription(for mass: MassExtension) throws -> TransactionID? {
        try Row.first(
            database,
            cached: """
                SELECT original_id FROM subscriptions INDEXED BY subscriptions_by_product
                WHERE product_id = ? AND original_id > ? AND original_id <= ? AND due IS NOT NULL
                ORDER BY original_id LIMIT 1
                """,
            arguments: [mass.request.productID.rawValue, mass.last, mass.end]
        ) { TransactionID(number: try $0.integer("original_id")) }
    }
}

extension StoreRows {
    /// The first extension that is not complete, or that did not reach all subscriptions of some accounts yet.
    func openExtension(for accounts: [AccountName]?) throws -> MassExtension? {
        for open in try openMassExtensions() {
            guard let accounts else { return open }
            let isWaiting = try accounts.contains { account in
                try !subscriptions(of: account, waitingFor: open).isEmpty
            }
            if isWaiting { return open }
        }
        return nil
    }
}

/// Subscriptions that an extension reaches before the turn of their number, since a request of their account needs them.
extension StoreRows {
    /// The subscriptions of an account, of whatever product, that an extension did not reach yet.
    func subscriptions(
        of account: AccountName, waitingFor mass: MassExtension
    ) throws -> [TransactionID] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT original_id FROM subscriptions AS s
                WHERE account = ?1 AND original_id > ?2 AND original_id <= ?3 AND NOT EXISTS (
                    SELECT 1 FROM extended_ahead AS e WHERE e.product_id = ?4
                        AND e.request_id = ?5 AND e.original_id = s.original_id)
                """,
            arguments: [
                account.rawValue, mass.last, mass.end, mass.request.productID.rawValue,
                mass.request.requestIdentifier,
            ]
        ).map { TransactionID(number: try $0.integer("original_id")) }
    }

    /// Notes that an extension has reached a subscription, whether it was extended or not.
    func pass(_ id: TransactionID, by mass: MassExtension) throws {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO extended_ahead (product_id, request_id, original_id)
                VALUES (?, ?, ?)
                """,
            arguments: [
                mass.request.productID.rawValue, mass.request.requestIdentifier, id.number,
            ])
    }

    /// Whether an extension has reached a subscription before the turn of its number.
    func isPassed(_ id: TransactionID, by mass: MassExtension) throws -> Bool {
        try Row.fetchOne(
            database,
            cached: """
                SELECT 1 FROM extended_ahead
                WHERE product_id = ? AND request_id = ? AND original_id = ?
                """,
            arguments: [
                mass.request.productID.rawValue, mass.request.requestIdentifier, id.number,
            ]) != nil
    }

    /// Forgets which subscriptions an extension reached that is complete.
    func forgetPassed(by mass: MassExtension) throws {
        try database.execute(
            cached: "DELETE FROM extended_ahead WHERE product_id = ? AND request_id = ?",
            arguments: [mass.request.productID.rawValue, mass.request.requestIdentifier])
    }
}

extension SubscriptionOperations {
    /// Extends a subscription as the request for many says.
    ///
    /// - Returns: Whether it could be extended; nil if the request does not concern it.
    func extend(_ id: TransactionID, for mass: MassExtension) throws -> Bool? {
        guard let row = try rows.subscription(original: id), row.subscription.due != nil,
            row.subscription.plan.productID == mass.request.productID,
            mass.concerns(storefront: row.storefront)
        else { return nil }
        switch SubscriptionRules.extend(
            row.subscription, byDays: mass.request.days, at: mass.at, policy: policy)
        {
        case .extended(let step):
            try apply(step, to: row)
            return true
        case .ineligible, .tooOften:
            try tell(NotificationKind(.renewalExtension, .failure), of: row)
            return false
        }
    }
}
