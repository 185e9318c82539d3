import GRDB
import SandboxCore
import SandboxTables
import StoreAudit
package import StoreFiles
package import StoreModel

extension StoreAuditReader {
    /// Returns what a report on the session shows. Reading does not process due work.
    ///
    /// - Parameter machine: The machine's time, from which the store's time is computed.
    /// - Throws: `FileFailure.damaged` for a row that cannot be read.
    package static func contents(
        _ snapshot: FileSnapshots.Snapshot, at machine: Timestamp
    ) throws(FileFailure) -> StoreReportData {
        try snapshot.read { database in
            let rows = StoreTables(database: database, now: machine)
            let clock = try rows.clock() ?? .real
            var session = StoreReportData(clock: clock)
            session.orders = try rows.listing(after: .newest, limit: 10_000).compactMap(\.0)
            session.steps = try OrderStep.all(of: .store, in: database)
            session.moneyMovements = try rows.moneyMovements()
            session.transactions = try rows.records("ORDER BY id LIMIT 10000", []).map {
                StoreReportData.StoreTransaction(account: $0.account, transaction: $0.transaction)
            }
            session.edits = try database.tableExists("catalog_edits") ? rows.catalogEdits() : [:]
            session.subscriptions = try rows.at(clock.now(at: machine)).listedSubscriptions()
            session.faults = try database.tableExists("faults") ? rows.faults() : []
            session.storefronts = try rows.storefronts()
            return session
        }
    }
}

extension StoreTables {
    fileprivate func moneyMovements() throws -> [MoneyMovementAuditRecord] {
        try ResultRow.fetchAll(
            database, sql: "SELECT * FROM charges ORDER BY at, transaction_id, kind"
        )
        .map { row in
            guard let currency = Currency(code: try row.text("currency")) else {
                throw DamagedRow(column: "currency")
            }
            return MoneyMovementAuditRecord(
                transactionID: TransactionID(number: try row.integer("transaction_id")),
                kind: try row.text("kind"), account: AccountName(try row.text("account")),
                amount: Price(milliunits: try row.integer("amount"), currency: currency),
                at: try row.moment("at"))
        }
    }

    /// Returns the subscriptions as the sandbox controls list them, but without the next price, which needs the
    /// catalog.
    fileprivate func listedSubscriptions() throws -> [SandboxSubscription] {
        guard try database.tableExists("subscriptions") else { return [] }
        return try subscriptions(after: 0, limit: 10_000).compactMap(\.0).map { row in
            let subscription = row.subscription
            return SandboxSubscription(
                transactionID: subscription.period.transactionID,
                account: subscription.origin.account, groupID: subscription.origin.groupID,
                state: subscription.state, expires: subscription.period.expires,
                renewal: RenewalInfoBuilder.info(
                    of: subscription, next: nil, token: nil, winBacks: nil, signed: now),
                failsRenewals: subscription.renewal.paymentFails)
        }
    }

    fileprivate func storefronts() throws -> [AccountName: String] {
        let rows = try ResultRow.fetchAll(
            database,
            sql: "SELECT account, storefront FROM accounts WHERE storefront IS NOT NULL")
        var codes: [AccountName: String] = [:]
        for row in rows { codes[AccountName(try row.text("account"))] = try row.text("storefront") }
        return codes
    }
}
