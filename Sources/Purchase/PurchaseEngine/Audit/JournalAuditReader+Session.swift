import FoundationEssentials
import GRDB
import PurchaseCore
import StoreAPI
import StoreAudit
package import StoreFiles
package import StoreModel
package import StoreSigning

extension JournalAuditReader {
    /// Returns the contents of the journal for a report of the device's session.
    ///
    /// - Parameters:
    ///   - verifier: Verifies the store's signatures of subscriptions; with nil, subscriptions are left out.
    ///   - now: The device's time; entitlements that have expired by then are left out.
    /// - Throws: `FileFailure.damaged` if the journal cannot be read.
    package static func contents(
        of device: DeviceName, _ snapshot: FileSnapshots.Snapshot, verifier: JWSVerifier?,
        at now: Timestamp
    ) throws(FileFailure) -> DeviceReportData {
        try snapshot.read { database in
            let reader = JournalContentsReader(database: database, verifier: verifier, now: now)
            return DeviceReportData(
                device: device, accounts: try reader.accountNames().map(reader.account),
                steps: try reader.steps(of: device))
        }
    }
}

/// Reads the parts of a session from a journal.
private struct JournalContentsReader {
    let database: Database
    let verifier: JWSVerifier?
    let now: Timestamp

    /// Returns the accounts that appear in any table.
    func accountNames() throws -> [AccountName] {
        let tables = ["accounts", "payments", "deliveries"]
        let all = tables.map { "SELECT account FROM \($0)" }.joined(separator: " UNION ")
        return try ResultRow.fetchAll(database, sql: all + " ORDER BY 1").map {
            AccountName(try $0.text("account"))
        }
    }

    func account(_ name: AccountName) throws -> DeviceReportData.Account {
        let deliveries = try Journal.deliveries(
            database, "WHERE account = ? ORDER BY rowid", [name.rawValue])
        let subscriptions = try subscriptions(of: name)
        let owned = Entitlement.current(of: deliveries, subscriptions: subscriptions.subscriptions)
        let later = max(now, subscriptions.clock.now(at: now))
        return DeviceReportData.Account(
            name: name, rows: try rows(of: name, deliveries),
            transactions: deliveries.map(\.signed.transaction),
            wallet: WalletSnapshot(
                try Journal.wallet(of: name, in: database)?.wallet ?? WalletState()),
            entitlements: owned.filter { !$0.hasExpired(at: later) }, subscriptions: subscriptions,
            log: try Journal.log(of: name, in: database),
            logState: try Journal.logState(database, name))
    }

    private func rows(
        of name: AccountName, _ deliveries: [Delivery]
    ) throws -> [TransactionRow] {
        let payments = try Journal.payments(database, "WHERE account = ?", [name.rawValue])
        let byID = Dictionary(
            deliveries.map { ($0.signed.transaction.id, $0) }, uniquingKeysWith: { $1 })
        let paid = payments.map { payment in
            TransactionRow(payment: payment, delivery: payment.transactionID.flatMap { byID[$0] })
        }
        let ordered = Set(payments.compactMap(\.transactionID))
        let others = deliveries.filter { !ordered.contains($0.signed.transaction.id) }
        return (paid + others.map { TransactionRow(delivery: $0) })
            .sorted(by: TransactionRow.isNewer)
    }

    /// The latest of both clocks accepts every past signature. This is safe because the result is only displayed and
    /// does not authorize a sale.
    private func subscriptions(of name: AccountName) throws -> SubscriptionOverview {
        guard try database.tableExists("subscription_books"),
            let row = try ResultRow.fetchOne(
                database,
                sql: "SELECT told, told_ms FROM subscription_books WHERE account = ?",
                arguments: [name.rawValue])
        else { return .empty }
        let reply = try Journal.decode(SubscriptionsReply.self, row.text("told"))
        let clock = StoreClock(
            machineTime: try row.moment("told_ms"), storeTime: reply.time.now,
            rate: reply.time.rate)
        let latest = max(now, clock.now(at: now))
        return SubscriptionOverview(
            subscriptions: reply.statuses.compactMap { view($0, latest) },
            introducedGroups: Set(reply.introducedGroups), clock: clock, timeRate: reply.timeRate)
    }

    private func view(_ status: SubscriptionStatus, _ latest: Timestamp) -> VerifiedSubscription? {
        guard let verifier,
            let transaction = try? verifier.verifyTransaction(status.transaction, now: latest),
            let renewal = try? verifier.verifyRenewalInfo(status.renewalInfo, now: latest),
            renewal.originalTransactionID == transaction.originalID
        else { return nil }
        return VerifiedSubscription(
            groupID: transaction.subscriptionGroupID ?? status.groupID, state: status.state,
            transaction: transaction, renewal: renewal)
    }

    func steps(of device: DeviceName) throws -> [OrderStep] {
        var submitted: Set<IntentID> = []
        let rows = try ResultRow.fetchAll(
            database,
            sql: """
                SELECT wall_ms, event, intent_id, transaction_id FROM records
                WHERE intent_id IS NOT NULL OR transaction_id IS NOT NULL ORDER BY sequence
                """)
        let events = try Journal.decode(
            JournalEvent.self, rows.map { try $0.text("event") }, in: database)
        return try zip(rows, events).compactMap { row, event in
            let step = HistoryStep(event: event, at: try row.moment("wall_ms"), &submitted)
            guard let step else { return nil }
            return OrderStep(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                transactionID: try row.optionalText("transaction_id").map { TransactionID($0) },
                device: device, step: step)
        }
    }
}
