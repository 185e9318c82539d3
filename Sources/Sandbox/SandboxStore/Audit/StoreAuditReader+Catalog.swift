import GRDB
import SandboxCore
import SandboxTables
package import StoreFiles
package import StoreModel

extension StoreAuditReader {
    /// Returns the products that running subscriptions renew to but that a catalog does not sell in their storefront,
    /// sorted.
    ///
    /// Reading does not process due work.
    /// - Throws: `FileFailure.damaged` for a row that cannot be read.
    package static func unavailableRenewals(
        in catalog: Catalog, _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [ProductID] {
        let moment = Timestamp(milliseconds: 0)
        let index = CatalogIndex(catalog)
        return try snapshot.read { database in
            guard try database.tableExists("subscriptions") else { return [] }
            let running = try StoreTables(database: database, now: moment)
                .subscriptions("WHERE is_renewing = 1 AND due IS NOT NULL", [])
            let unsold = running.filter { row in
                let plan = index.plan(
                    row.subscription.renewal.productID, in: row.storefront, at: moment)
                return SubscriptionRules.renewedPlan(row.subscription, plan) == nil
            }
            return Set(unsold.map(\.subscription.renewal.productID)).sorted()
        }
    }
}
