import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// The operations of customers, servers and testers in a store with a ``LongHistory``, and the cost of their SQL
/// statements.
package final class LongHistoryPaths: Sendable {
    private let backend: TestBackend
    private let phone: RawClient
    private let embedded: EmbeddedBackend
    private let recorder: StatementRecorder

    /// Creates and opens a store.
    ///
    /// - Parameter transactions: The total number of transactions; a fifth belong to one customer.
    package init(transactions: Int) async throws {
        backend = try TestBackend()
        try LongHistory(
            transactions: transactions, bundleID: TestCatalog.bundleID.rawValue,
            product: "gems.60", end: backend.clock.now().milliseconds
        ).fill(folder: backend.folder)
        recorder = StatementRecorder(folder: backend.folder)
        let services = try await backend.reopen()
        guard let embedded = services.store as? EmbeddedBackend else { throw NotEmbedded() }
        self.embedded = embedded
        phone = try await backend.rawClient(
            DeviceName(LongHistory.device), of: AccountName(LongHistory.account), on: services)
        _ = recorder.takeCosts()
    }

    deinit { recorder.end() }

    /// The error if the store is not an embedded backend.
    private struct NotEmbedded: Error {}

    /// Returns the statements of each path, each with its maximum cost.
    package func costs() async throws -> [(path: String, costs: [String: StatementRecorder.Cost])] {
        var all: [(path: String, costs: [String: StatementRecorder.Cost])] = []
        func record(_ path: String, _ body: () async throws -> Void) async throws {
            _ = recorder.takeCosts()
            try await body()
            all.append((path, recorder.takeCosts()))
        }
        let bought = try await buy(record)
        try await record("restore") { _ = try await phone.restore() }
        try await record("changes") {
            let cursor = try await phone.store.changes(after: .max, phone.context).cursor
            _ = try await phone.store.changes(after: max(0, cursor - 100), phone.context)
        }
        try await record("wallet") {
            _ = try await phone.merchant.wallet(entries: 100, phone.context)
        }
        try await record("subscriptions") {
            _ = try await phone.store.subscriptions(phone.context)
        }
        try await record("history page") { try await readHistory() }
        try await record("receipt") { _ = try await embedded.receipt(of: bought) }
        // With a secret, a receipt has all transactions.
        try await embedded.setReceiptSecret("secret")
        try await record("whole receipt") { _ = try await embedded.receipt(of: bought) }
        try await embedded.setReceiptSecret(nil)
        try await record("notification history") { try await readNotifications() }
        try await record("dispute") { try await dispute(bought) }
        try await record("sandbox lists") {
            _ = try await embedded.orders(limit: 100)
            _ = try await embedded.notifications(limit: 100)
            _ = try await embedded.faults()
            _ = try await embedded.history(of: .transaction(bought))
        }
        try await record("refund") { _ = try await embedded.change(bought, .refund(.whole)) }
        return all
    }

    private func buy(
        _ record: (String, () async throws -> Void) async throws -> Void
    ) async throws -> TransactionID {
        var bought: SignedTransaction?
        try await record("purchase") {
            _ = try await phone.unfinished()
            bought = try await phone.buy(try await phone.gemsRequest())
        }
        guard let bought else { throw NotEmbedded() }
        try await record("verification") { _ = try await phone.verify(bought) }
        try await record("finish") { try await phone.finish(bought) }
        return bought.transaction.id
    }

    private func readHistory() async throws {
        let account = AccountName(LongHistory.account)
        for newestFirst in [false, true] {
            var filter = TransactionFilter()
            _ = try await embedded.history(
                of: account, HistoryQuery(filter: filter, newestFirst: newestFirst))
            filter.types = [.nonRenewable]
            _ = try await embedded.history(
                of: account, HistoryQuery(filter: filter, newestFirst: newestFirst))
        }
        let id = TransactionID(LongHistory.transaction(5))
        let app = try await embedded.transaction(id)?.appTransactionID
        _ = try await embedded.customer(ofAny: TransactionID(app ?? ""))
    }

    private func readNotifications() async throws {
        for onlyFailures in [false, true] {
            var query = NotificationHistoryQuery(
                start: Timestamp(milliseconds: 0), end: backend.clock.now())
            query.onlyFailures = onlyFailures
            try await readTwoPages(query)
            query.type = .refund
            try await readTwoPages(query)
            query.type = .didChangeRenewalStatus
            query.subtype = .autoRenewDisabled
            try await readTwoPages(query)
            (query.type, query.subtype) = (nil, nil)
            query.account = AccountName(LongHistory.account)
            try await readTwoPages(query)
        }
    }

    private func readTwoPages(_ query: NotificationHistoryQuery) async throws {
        let next = try await embedded.history(query).next
        if let next { _ = try await embedded.history(query, from: next) }
    }

    private func dispute(_ bought: TransactionID) async throws {
        let names = [LongHistory.order(5), bought.rawValue, "2026-0", "there-is-none"]
        for name in names { _ = try await embedded.dispute(.order(named: name)) }
        _ = try await embedded.dispute(.account(AccountName(LongHistory.account)))
    }
}
