import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: catalog edits while shops are open")
struct CatalogEditTests {
    private func product(_ id: ProductID, _ phone: RawClient) async throws -> Product {
        let request = ProductsRequest(productIDs: [id], locale: .fallback)
        let reply = try await phone.store.products(request, phone.context)
        return try #require(reply.products.first)
    }

    private func dollars(_ milliunits: Int64) throws -> Price { try TestCatalog.price(milliunits) }

    @Test(
        "an edit takes effect at once, is marked as one, and a purchase at the old price is refused without a charge",
        arguments: Wiring.all)
    func price(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let before = try await phone.gemsRequest()
        let edited = try await backend.services.control.edit(
            .change(
                productID: "gems.60",
                changes: [
                    .price(try dollars(1_490), storefront: "USA"),
                    .title("Sixty rubies", locale: .fallback),
                ]))
        #expect(edited.map(\.productID) == ["gems.60"] && edited.first?.changes.count == 2)
        let shown = try await product("gems.60", phone)
        #expect(shown.price == (try dollars(1_490)))
        #expect(shown.displayName == "Sixty rubies")
        #expect(shown.isEdited)
        #expect(
            try await phone.store.purchase(before, phone.context) == .declined(.termsChanged))
        let request = try await phone.request("gems.60", .consumable, price: 1_490)
        #expect(try await phone.buy(request).transaction.price == 1_490)
    }

    @Test(
        "an edit is kept over a restart and with another catalog file", arguments: Wiring.all)
    func lasts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        _ = try await backend.services.control.edit(
            .change(productID: "gems.60", changes: [.availability(.inReview)]))
        let again = try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: 1_090))
        let phone = try await backend.rawClient(on: again)
        let shown = try await product("gems.60", phone)
        #expect(shown.unavailable == .inReview)
        #expect(shown.price == (try dollars(1_090)))
        let listed = try await again.control.edit(.reset(productID: "gems.60"))
        #expect(listed.map(\.changes.isEmpty) == [true])
        let plain = try await product("gems.60", phone)
        #expect(plain.unavailable == nil)
        #expect(!plain.isEdited)
    }

    @Test(
        "two processes on one store sell the same products", arguments: Wiring.all)
    func shared(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let other = try await backend.rawClient(on: try await backend.reopen())
        _ = try await product("gems.60", other)
        _ = try await backend.services.control.edit(
            .change(productID: "gems.60", changes: [.notIn(["USA"])]))
        #expect(try await product("gems.60", other).unavailable == .notInStorefront("USA"))
        let refused = try await other.store.purchase(try await other.gemsRequest(), other.context)
        #expect(refused == .declined(.productUnavailable))
    }

    @Test("a sale ends on its own by the store's clock", arguments: Wiring.all)
    func sale(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let ends = try await control.time().now.adding(milliseconds: 3_600_000)
        let sale = CatalogSale(price: try dollars(490), ends: ends)
        _ = try await control.edit(
            .change(productID: "gems.60", changes: [.sale(sale, storefront: "USA")]))
        let request = ProductsRequest(productIDs: ["gems.60"], locale: .fallback)
        let during = try await phone.store.products(request, phone.context)
        #expect(during.products.first?.price == (try dollars(490)))
        #expect(during.products.first?.sale?.ends == ends)
        let cheap = try await phone.request("gems.60", .consumable, price: 490)
        _ = try await control.change(.forward(milliseconds: 3_600_001))
        let after = try await phone.store.products(request, phone.context)
        #expect(after.products.first?.price == (try dollars(990)))
        #expect(after.catalogVersion != during.catalogVersion)
        #expect(
            try await phone.store.purchase(cheap, phone.context) == .declined(.termsChanged))
    }

    @Test("an invalid edit is refused with a sentence and changes nothing")
    func refusals() async throws {
        let backend = try await TestBackend(.direct)
        let control = backend.services.control
        let now = try await control.time().now
        let late = now.adding(milliseconds: 1000)
        let euros = Price(milliunits: 990, currency: try #require(Currency(code: "EUR")))
        let wrong: [[ProductChange]] = [
            [], [.price(euros, storefront: "USA")],
            [.price(Price(milliunits: -1, currency: .usDollar), storefront: "USA")],
            [.price(try dollars(1), storefront: "ZZZ")],
            [.sale(CatalogSale(price: try dollars(990), ends: late), storefront: "USA")],
            [.sale(CatalogSale(price: try dollars(490), ends: now), storefront: "USA")],
            [.title(" ", locale: .fallback)], [.notIn([])], [.onlyIn(["JPN"])],
            [.title(String(repeating: "x", count: 10_000), locale: .fallback)],
            [.availability(.removed), .notIn(["zzz"])],
        ]
        for changes in wrong {
            await expectRefusal(.badRequest) {
                try await control.edit(.change(productID: "gems.60", changes: changes))
            }
        }
        await expectRefusal(.unknownProduct) {
            try await control.edit(
                .change(productID: "nothing", changes: [.availability(.removed)]))
        }
        #expect(try await control.catalogProducts().allSatisfy { $0.changes.isEmpty })
    }

    @Test("an open shop is notified of an edit by another process and of the end of a sale")
    func news() async throws {
        let backend = try await TestBackend(.direct)
        let shop = backend.embedded
        var mark = try await shop.affectedAccounts(since: nil).mark
        let other = try await backend.reopen()
        let ends = try await other.control.time().now.adding(milliseconds: 60_000)
        let sale = CatalogSale(price: try dollars(490), ends: ends)
        _ = try await other.control.edit(
            .change(productID: "gems.60", changes: [.sale(sale, storefront: "USA")]))
        var news = try await shop.affectedAccounts(since: mark)
        #expect(news.isCatalogNew)
        mark = news.mark
        #expect(!(try await shop.affectedAccounts(since: mark).isCatalogNew))
        backend.clock.advance(milliseconds: 60_001)
        news = try await shop.affectedAccounts(since: mark)
        #expect(news.isCatalogNew)
    }
}
