import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@testable import SandboxStore

@Suite("Files from before a set player applied from one period on")
struct AccountTokenFileTests {
    @Test(
        "a player set in an older file applies to the period paid then, later ones, and a product with its copies"
    )
    func older() async throws {
        let backend = try TestBackend()
        backend.embedded.replaceCatalog(try FamilyCatalog.catalog())
        let phone = try await backend.rawClient()
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction
        let copy = try #require(try await phone.restore().first).transaction
        let request = try await phone.request("gold", .autoRenewable, price: 9_990)
        let gold = try await phone.buy(request).transaction
        for _ in 0..<2 { try await jump(backend, "P1M") }
        let token: AppAccountToken = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
        for id in [ads.id, gold.id] {
            #expect(try await backend.embedded.assign(token, to: id) == .assigned)
        }
        try await jump(backend, "P1M")
        let version = try #require(
            StoreSchema.schema.steps.firstIndex(of: StoreSchema.accountTokens))
        try await StoreDatabase.open(folder: backend.folder).database.write {
            try $0.execute(
                sql: StoreDatabaseTests.withoutLongHistories + Self.stepBack
                    + StoreDatabaseTests.withoutNotificationQueues
                    + "PRAGMA user_version = \(version);")
        }
        let services = try await backend.reopen(catalog: try FamilyCatalog.catalog())
        let store = try #require(services.store as? EmbeddedBackend)
        for id in [ads.id, copy.id] {
            #expect(try await store.transaction(id)?.appAccountToken == token)
        }
        let all = try await store.history(of: phone.context.account, Self.periods)
        let tokens = try all.signedTransactions.map {
            try phone.verifier.verifyTransaction(
                $0, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max)
            ).transaction
        }.sorted { $0.id < $1.id }.map(\.appAccountToken)
        #expect(tokens == [gold.appAccountToken, gold.appAccountToken, token, token])
    }

    private static var periods: HistoryQuery {
        var filter = TransactionFilter()
        filter.types = [.autoRenewable]
        return HistoryQuery(filter: filter)
    }

    private func jump(_ backend: TestBackend, _ text: String) async throws {
        let period = try #require(SubscriptionPeriod(iso8601: text))
        _ = try await backend.embedded.change(.period(period))
    }

    /// SQL that converts the store's file back to the version before.
    ///
    /// A token of that version had a start at no particular period.
    static let stepBack = """
        ALTER TABLE account_tokens RENAME TO newer_account_tokens;
        \(RefundFileTests.table("account_tokens", in: StoreSchema.serverAPI) ?? "")
        INSERT INTO account_tokens SELECT original_id, token, at FROM newer_account_tokens;
        DROP TABLE newer_account_tokens;

        """
}
