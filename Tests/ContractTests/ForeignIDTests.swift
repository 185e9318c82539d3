import GRDB
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreFiles
import StoreModel
import Testing

@testable import SandboxMerchant
@testable import SandboxStore

/// Alice has a purchase that is granted, one that the merchant has not seen, a subscription, a spending and a log; a
/// device of Mallory's requests them on every route.
@Suite("IDs of another account")
struct ForeignIDTests {
    /// The data of Alice's that Mallory knows.
    private struct Target: Sendable {
        let request: PurchaseRequest
        let granted: SignedTransaction
        let fresh: SignedTransaction
        let gold: SignedTransaction
        let log: LogBatch

        var intent: IntentID { request.intent.id }
    }

    /// A route and a request to it.
    private struct Probe: Sendable {
        let route: Route
        let ask: @Sendable (RemoteBackend, CallContext) async throws -> String

        init<Reply>(
            _ route: Route,
            _ ask: @escaping @Sendable (RemoteBackend, CallContext) async throws -> Reply
        ) {
            self.route = route
            self.ask = { "\(try await ask($0, $1))" }
        }
    }

    private let backend: TestBackend
    private let alice: RawClient
    private let mallory: RawClient
    private let target: Target

    init() async throws {
        backend = try await TestBackend(.overHTTP, catalog: try FamilyCatalog.catalog())
        alice = try await backend.rawClient("phone", of: "alice")
        mallory = try await backend.rawClient("phone", of: "mallory")
        let request = try await alice.gemsRequest()
        let granted = try await alice.buy(request)
        _ = try await alice.verify(granted)
        _ = try await alice.merchant.spend(Self.spending(Self.spendID), alice.context)
        let gold = try await alice.buy(
            try await alice.request("gold", .autoRenewable, price: 9_990))
        var log = DeviceLog()
        log.fill(3)
        _ = try await alice.merchant.uploadLog(log.batch(1...2), alice.context)
        target = Target(
            request: request, granted: granted,
            fresh: try await alice.buy(try await alice.noAdsRequest()),
            gold: gold, log: log.batch(1...3))
    }

    private static let spendID: SpendID = "0195c7a0-0000-7000-8000-000000000008"

    private static func spending(_ id: SpendID) -> SpendRequest {
        SpendRequest(id: id, goods: GoodAmount(good: "gem", amount: 1), note: "")
    }

    private var remote: RemoteBackend {
        get throws { try #require(mallory.store as? RemoteBackend) }
    }

    private var visits: [Probe] { orders + transactions + lists + merchants }

    private var orders: [Probe] {
        let target = target
        return [
            Probe(StoreCalls.purchase.route) { try await $0.purchase(target.request, $1) },
            Probe(StoreCalls.purchase.route) {
                try await $0.purchase(target.request.changed(account: $1.account), $1)
            },
            Probe(StoreCalls.order.route) {
                try await $0.order(target.intent, closing: false, $1)
            },
            Probe(StoreCalls.closeOrder.route) {
                try await $0.order(target.intent, closing: true, $1)
            },
            Probe(StoreCalls.acknowledge.route) {
                try await $0.finish(.order(target.intent), $1)
            },
            Probe(DeviceRoutes.history) {
                try await $0.history(of: .intent(target.intent), .first, $1)
            },
            Probe(DeviceRoutes.history) {
                try await $0.history(of: .transaction(target.fresh.transaction.id), .first, $1)
            },
            Probe(StoreCalls.offerCode.route) {
                try await $0.offerCode(
                    OfferCodeRequest(code: "SPRING", intentID: target.intent), $1)
            },
        ]
    }

    private var transactions: [Probe] {
        let target = target
        return [target.granted, target.fresh, target.gold].flatMap { signed in
            let id = signed.transaction.id
            return [
                Probe(StoreCalls.finish.route) { try await $0.finish(.transaction(id), $1) },
                Probe(StoreCalls.manage.route) { try await $0.manage(id, .cancel, $1) },
                Probe(MerchantCalls.verify.route) {
                    try await $0.verify(
                        VerificationRequest(nonce: "n", signedTransaction: signed.jws), $1)
                },
                Probe(MerchantCalls.signOffer.route) {
                    try await $0.signOffer(
                        OfferSigningRequest(
                            productID: "gold", offerIdentifier: "loyal", transactionID: id), $1)
                },
            ]
        }
    }

    private var lists: [Probe] {
        let many = ProductsRequest(
            productIDs: (0..<50).map { ProductID("id-\($0)") }, locale: .fallback)
        return [
            Probe(StoreCalls.identity.route) { backend, _ in try await backend.identity() },
            Probe(DeviceRoutes.signIn) { try await $0.signIn($1) },
            Probe(DeviceRoutes.invite) { try await $0.invite($1).account },
            Probe(StoreCalls.products.route) {
                try await $0.products(ProductsRequest(productIDs: nil, locale: .fallback), $1)
            },
            Probe(StoreCalls.productsByID.route) { try await $0.products(many, $1) },
            Probe(StoreCalls.unfinished.route) { try await $0.unfinished($1) },
            Probe(StoreCalls.restore.route) { try await $0.restore($1) },
            Probe(StoreCalls.changes.route) { try await $0.changes(after: 0, $1) },
            Probe(StoreCalls.subscriptions.route) { try await $0.subscriptions($1).statuses },
            Probe(DeviceRoutes.updates) { backend, context in
                // An event is empty.
                _ = backend.changeSignals(context)
                return ""
            },
            Probe(StoreCalls.storefront.route) { try await $0.storefront($1) },
            Probe(StoreCalls.setStorefront.route) { try await $0.setStorefront("USA", $1) },
        ]
    }

    private var merchants: [Probe] {
        let target = target
        return [
            Probe(MerchantCalls.offer.route) { try await $0.offer($1) },
            Probe(MerchantCalls.orderNumber.route) {
                try await $0.orderNumber(for: target.intent, productID: "gems.60", quantity: 1, $1)
            },
            Probe(MerchantCalls.wallet.route) { try await $0.wallet(entries: 100, $1) },
            Probe(MerchantCalls.spend.route) {
                try await $0.spend(Self.spending(Self.spendID), $1)
            },
            Probe(MerchantCalls.spend.route) {
                try await $0.spend(Self.spending("0195c7a0-0000-7000-8000-000000000009"), $1)
            },
            Probe(MerchantCalls.uploadLog.route) { try await $0.uploadLog(target.log, $1) },
        ]
    }

    @Test("each route of a device has a row in the table")
    func complete() throws {
        #expect(Set(visits.map(\.route)) == Set(DeviceRoutes.all + MerchantCalls.routes))
    }

    @Test(
        "every route refuses Alice's IDs or returns nothing about them, and Alice's rows do not change"
    )
    func table() async throws {
        let (remote, before) = (try self.remote, try rows())
        #expect(before.contains { $0.contains(target.intent.rawValue) })
        for visit in visits {
            let name = "\(visit.route.method.rawValue) \(visit.route.pattern)"
            let answer: String
            do {
                answer = try await visit.ask(remote, mallory.context)
            } catch ServiceFailure.refusal(let refusal) {
                answer = refusal.message
            }
            for secret in secrets { #expect(!answer.contains(secret), "\(name): \(answer)") }
            let now = try rows()
            #expect(now == before, "\(name): \(Set(now).symmetricDifference(before).sorted())")
        }
        #expect(try await mallory.gemCount() == 0)
        #expect(try await mallory.unfinished().isEmpty)
        #expect(try await alice.verify(target.fresh).decision == .accepted)
        #expect(try await alice.gemCount() == 64)
        try await alice.finish(target.granted)
    }

    /// Data that no answer to Mallory may contain, even if the request contains the rest.
    private var secrets: [String] {
        let signed = [target.granted, target.fresh, target.gold]
        return [target.request.merchantOrder.rawValue, target.request.appAccountToken.rawValue]
            + signed.compactMap { $0.transaction.orderID?.rawValue } + signed.map(\.jws.compact)
    }

    /// Returns all rows of Alice's in both files as text, except for the history shown to people, which names refused
    /// attempts.
    private func rows() throws -> [String] {
        let store = try StoreDatabase.open(folder: backend.folder).database
        let merchant = try MerchantDatabase.open(folder: backend.folder).database
        return try [store, merchant].flatMap { try $0.read(rowsOfAlice) }
    }

    private func rowsOfAlice(_ database: Database) throws -> [String] {
        let tables = try String.fetchAll(
            database,
            sql: """
                SELECT name FROM sqlite_schema
                WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'steps' ORDER BY name
                """)
        return try tables.flatMap { table in
            let columns = Set(try database.columns(in: table).map(\.name))
            guard let condition = condition(columns) else { return [String]() }
            return try Row.fetchAll(database, sql: "SELECT * FROM \(table) WHERE \(condition)")
                .map { "\(table) \($0)" }.sorted()
        }
    }

    private func condition(_ columns: Set<String>) -> String? {
        if columns.contains("account") { return "account = 'alice'" }
        let ids = [target.granted, target.fresh, target.gold].map(\.transaction)
        let known = [
            ("intent_id", ids.compactMap { $0.intentID.map { "'\($0)'" } }),
            ("transaction_id", ids.map(\.id.rawValue)), ("original_id", ids.map(\.id.rawValue)),
        ]
        let conditions = known.filter { columns.contains($0.0) }.map {
            "\($0.0) IN (\($0.1.joined(separator: ", ")))"
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " OR ")
    }
}
