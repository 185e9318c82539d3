import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Amounts: goods, refunds, prices; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: amounts", .timeLimit(.minutes(2)))
struct CreditRows {
    @Test(
        "catalogue 25: a refund has the same transaction ID and is applied; goods already spent become a debt"
    )
    func refund() async throws {
        let backend = try TestBackend()
        let control = backend.services.control
        let last = try await backend.engineClient().withRunningEngine { engine in
            let gems = try #require(try await engine.buy("gems.60").row.transactionID)
            let ads = try #require(try await engine.buy("noads").row.transactionID)
            _ = try await engine.spend(GoodAmount(good: "gem", amount: 40), note: "a saddle")
            #expect(await engine.snapshot().gems == 25)
            for id in [gems, ads] { _ = try await control.refund(id) }
            let last = await engine.firstSnapshot { $0.rows.allSatisfy { $0.stage == .refunded } }
            #expect(Set(last.rows.compactMap(\.transactionID)) == [gems, ads])
            try await engine.refreshWallet()
            return await engine.snapshot()
        }
        #expect(last.owned.isEmpty && last.gems == 0 && last.owedGems == 40)
        #expect(try await backend.engineClient().runUntilIdle().owedGems == 40)
    }

    @Test(
        "catalogue 26: a quantity of three grants three, also after a retry; zero and eleven are refused locally"
    )
    func quantities() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        line.disturbAll(.stuck, [.verify])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60", quantity: 3) }
            defer { buying.cancel() }
            await line.waitUntilReached(.verify)
        }
        line.reset()
        let last = try await handset.runUntilIdle()
        #expect(last.gems == 180 && last.rows.map(\.quantity) == [3])
        try await handset.withRunningEngine { engine in
            for quantity in [.min, -1, 0, 11, .max] {
                let error = try await failure {
                    try await engine.buy("gems.60", quantity: quantity)
                }
                #expect(error == .invalidQuantity(allowed: 1...10))
            }
            let error = try await failure { try await engine.buy("noads", quantity: 2) }
            #expect(error == .invalidQuantity(allowed: 1...1))
        }
        #expect(line.count(.purchase) == 1)
    }

    /// A storefront, a locale, and the price of 60 gems of the demo catalog there.
    private static let prices: [(storefront: String, locale: String, price: Int, shown: String)] = [
        ("JPN", "de_DE", 160_000, "160 ¥"), ("JPN", "ja_JP", 160_000, "¥160"),
        ("KWT", "en_US", 310, "KWD 0.310"), ("DEU", "en_US", 990, "€0.99"),
        ("USA", "de_DE", 990, "0,99 $"),
    ]

    @Test(
        "catalogue 27: a price is in the storefront's currency, with that currency's decimals",
        arguments: prices)
    func storefrontPrice(
        _ row: (storefront: String, locale: String, price: Int, shown: String)
    ) async throws {
        let run = try await KioskRun.of(
            [
                "products", "com.example.dragonmarket.gems.60", "--json", "--storefront",
                row.storefront, "--locale", row.locale,
            ], in: try TemporaryFolder())
        let product = try #require(run.objects.first)
        #expect(product["price"] as? Int == row.price)
        #expect(product["storefront"] as? String == row.storefront)
        #expect(product["displayPrice"] as? String == row.shown)
    }

    @Test("catalogue 28: unknown product IDs are listed, each with its cause")
    func invalidIDs() async throws {
        let ids: [ProductID] = ["gems.6", "gems.60", "nothing.of.the.kind"]
        let reply = try await TestBackend().engineClient().withRunningEngine {
            try await $0.products(ids, locale: .fallback)
        }
        #expect(reply.products.map(\.id) == ["gems.60"])
        #expect(reply.invalid.map(\.productID) == ["gems.6", "nothing.of.the.kind"])
        #expect(reply.invalid.first?.reason == .unknown(nearest: "gems.60"))
    }
}
