import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// A mass extension of subscriptions, as a row of the table.
struct MassExtensionRow {
    /// The request of the server.
    let request: MassExtensionRequest
    /// When the extension was requested.
    let at: Timestamp
    /// The number of the last subscription that was processed, in ascending order.
    var last: Int64 = 0
    /// The number of subscriptions that were extended.
    var succeeded: Int64 = 0
    /// The number of subscriptions that could not be extended.
    var failed: Int64 = 0
    /// When the extension was completed.
    var completedAt: Timestamp?
    /// The newest transaction at the time of the request. Subscriptions that began later are not extended.
    let end: Int64

    /// Creates an extension that has not begun.
    init(_ request: MassExtensionRequest, at moment: Timestamp, end: Int64) {
        self.request = request
        self.end = end
        at = moment
    }

    /// Reads a row.
    init(_ row: ResultRow) throws {
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

    /// Returns whether the request includes a storefront.
    func concerns(storefront: String) -> Bool {
        request.storefronts?.contains(storefront) ?? true
    }

    /// The storefronts as the table stores them.
    var storefronts: String? { request.storefronts?.joined(separator: " ") }

    /// Returns the summary that the server receives after the last subscription.
    func summary(of bundleID: BundleID) -> NotificationSummary {
        var summary = NotificationSummary(
            bundleID: bundleID, productID: request.productID,
            requestIdentifier: request.requestIdentifier)
        summary.storefrontCountryCodes = request.storefronts
        (summary.succeededCount, summary.failedCount) = (succeeded, failed)
        return summary
    }
}

extension StoreTables {
    /// Returns the open extensions, the oldest request first, at most 100. Damaged ones are left out.
    func openMassExtensions() throws -> [MassExtensionRow] {
        try openExtensionRows().compactMap { try? MassExtensionRow($0) }
    }

    /// Sets aside the open extensions that cannot be read.
    func setAsideExtensions() throws {
        for row in try openExtensionRows() {
            do {
                _ = try MassExtensionRow(row)
            } catch let damage as DamagedRow {
                try setFault(damage.sentence, ofExtension: row)
            }
        }
    }

    /// Reopens extensions that were set aside and are readable now.
    func retryExtensions() throws {
        let rows = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM mass_extensions INDEXED BY mass_extensions_faulty
                WHERE fault IS NOT NULL ORDER BY at LIMIT 100
                """)
        for row in rows where (try? MassExtensionRow(row)) != nil {
            try setFault(nil, ofExtension: row)
        }
    }

    private func openExtensionRows() throws -> [ResultRow] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL AND fault IS NULL ORDER BY at, rowid LIMIT 100
                """)
    }

    private func setFault(_ reason: String?, ofExtension row: ResultRow) throws {
        try database.execute(
            cached: "UPDATE mass_extensions SET fault = ? WHERE product_id = ? AND request_id = ?",
            arguments: [reason, try row.text("product_id"), try row.text("request_id")])
    }

    /// Returns an extension by its product and request identifier.
    func massExtension(of product: ProductID, named id: String) throws -> MassExtensionRow? {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT * FROM mass_extensions WHERE product_id = ? AND request_id = ?",
            arguments: [product.rawValue, id]
        ).map(MassExtensionRow.init)
    }

    func insertOrUpdate(_ mass: MassExtensionRow) throws {
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

    /// Returns the next active subscription of the extension's product in any storefront; nil if none is left.
    func nextSubscription(for mass: MassExtensionRow) throws -> TransactionID? {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT original_id FROM subscriptions INDEXED BY subscriptions_by_product
                WHERE product_id = ? AND original_id > ? AND original_id <= ? AND due IS NOT NULL
                ORDER BY original_id LIMIT 1
                """,
            arguments: [mass.request.productID.rawValue, mass.last, mass.end]
        ).map { TransactionID(number: try $0.integer("original_id")) }
    }
}

extension StoreTables {
    /// Returns the first open extension, or the first one that has yet to reach a subscription of these accounts.
    func openExtension(for accounts: [AccountName]?) throws -> MassExtensionRow? {
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

/// Subscriptions that an extension processes out of order, because a request of their account needs them.
extension StoreTables {
    /// Returns the subscriptions of an account, of any product, that an extension has not reached yet.
    func subscriptions(
        of account: AccountName, waitingFor mass: MassExtensionRow
    ) throws -> [TransactionID] {
        try ResultRow.fetchAll(
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

    /// Marks a subscription as processed out of order, whether it was extended or not.
    func markProcessed(_ id: TransactionID, by mass: MassExtensionRow) throws {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO extended_ahead (product_id, request_id, original_id)
                VALUES (?, ?, ?)
                """,
            arguments: [
                mass.request.productID.rawValue, mass.request.requestIdentifier, id.number,
            ])
    }

    /// Returns whether an extension processed a subscription out of order.
    func isProcessed(_ id: TransactionID, by mass: MassExtensionRow) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM extended_ahead
                WHERE product_id = ? AND request_id = ? AND original_id = ?
                """,
            arguments: [
                mass.request.productID.rawValue, mass.request.requestIdentifier, id.number,
            ]) != nil
    }

    /// Deletes the marks of a completed extension.
    func deleteProcessedMarks(by mass: MassExtensionRow) throws {
        try database.execute(
            cached: "DELETE FROM extended_ahead WHERE product_id = ? AND request_id = ?",
            arguments: [mass.request.productID.rawValue, mass.request.requestIdentifier])
    }
}

extension SubscriptionOperations {
    /// Extends a subscription as part of a mass extension.
    ///
    /// - Returns: Whether it could be extended; nil if the request does not concern it.
    func extend(_ id: TransactionID, for mass: MassExtensionRow) throws -> Bool? {
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
            try enqueue(NotificationKind(.renewalExtension, .failure), of: row)
            return false
        }
    }
}
