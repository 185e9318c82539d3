import GRDB
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

    /// Nothing is done yet.
    init(_ request: MassExtensionRequest, at moment: Timestamp) {
        self.request = request
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
                }), at: try row.moment("at"))
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
    /// The extension that was asked for first among those that are not done.
    func openMassExtension() throws -> MassExtension? {
        try Row.fetchOne(
            database,
            cached: """
                SELECT * FROM mass_extensions INDEXED BY mass_extensions_open
                WHERE completed_at IS NULL ORDER BY at, rowid LIMIT 1
                """
        ).map(MassExtension.init)
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
                    failed, completed_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET last_id = excluded.last_id,
                    succeeded = excluded.succeeded, failed = excluded.failed,
                    completed_at = excluded.completed_at
                """,
            arguments: [
                request.productID.rawValue, request.requestIdentifier, request.days,
                request.reason, mass.storefronts, mass.at.milliseconds,
                mass.last, mass.succeeded, mass.failed,
                mass.completedAt?.milliseconds,
            ])
    }

    /// The next subscriptions of the product of an extension that have not ended, of whatever country.
    func subscriptions(
        after mass: MassExtension, limit: Int
    ) throws -> [SubscriptionRow] {
        try subscriptions(
            """
            WHERE product_id = ? AND original_id > ? AND due IS NOT NULL
            ORDER BY original_id LIMIT ?
            """, [mass.request.productID.rawValue, mass.last, limit])
    }
}
