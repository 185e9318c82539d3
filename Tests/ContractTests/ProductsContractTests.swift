import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: products and storefronts")
struct ProductsContractTests {
    @Test(
        "requested products are returned in the order of the request, and the others with their cause",
        arguments: Wiring.all)
    func products(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = ProductsRequest(
            productIDs: ["noads", "gems.6", "gems.60", "draft"], locale: .fallback)
        let reply = try await phone.store.products(request, phone.context)
        #expect(reply.products.map(\.id) == ["noads", "gems.60", "draft"])
        #expect(reply.products.map(\.unavailable) == [nil, nil, .draft])
        #expect(reply.invalid.map(\.productID) == ["gems.6"])
        #expect(reply.products.first?.price == (try TestCatalog.price(2_990)))
        #expect(reply.storefront.countryCode == "USA")
        let all = ProductsRequest(productIDs: nil, locale: .fallback)
        #expect(try await phone.store.products(all, phone.context).products.count == 9)
    }

    @Test(
        "the storefront belongs to the account and determines the price", arguments: Wiring.all
    )
    func storefronts(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, tablet) = (try await backend.rawClient(), try await backend.rawClient("tablet"))
        let stranger = try await backend.rawClient(of: "bob")
        #expect(try await phone.store.storefront(phone.context) == nil)
        let germany = try await phone.store.setStorefront("DEU", phone.context)
        #expect(germany.countryCode == "DEU")
        #expect(try await tablet.store.storefront(tablet.context) == germany)
        #expect(try await stranger.store.storefront(stranger.context) == nil)
        await expectRefusal(.unknownStorefront) {
            try await phone.store.setStorefront("ZZZ", phone.context)
        }
        let dollars = try await phone.store.purchase(try await phone.gemsRequest(), phone.context)
        #expect(dollars == .declined(.termsChanged))
        let request = try await phone.request("gems.60", .consumable, price: 990, currency: "EUR")
        let bought = try await phone.buy(request).transaction
        #expect(bought.currency == "EUR")
        #expect(bought.storefront == "DEU")
    }

    @Test("a product is not sold in a country without a price", arguments: Wiring.all)
    func noPrice(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        _ = try await phone.store.setStorefront("JPN", phone.context)
        let status = try await phone.store.purchase(try await phone.gemsRequest(), phone.context)
        #expect(status == .declined(.productUnavailable))
    }

    @Test(
        "another catalog has another version, and an equal one has the same",
        arguments: Wiring.all)
    func versions(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        func version(_ services: BackendServices) async throws -> String {
            let phone = try await backend.rawClient(on: services)
            let request = ProductsRequest(productIDs: [], locale: .fallback)
            return try await phone.store.products(request, phone.context).catalogVersion
        }
        let first = try await version(backend.services)
        #expect(try await version(try await backend.reopen()) == first)
        let dearer = try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: 1_090))
        #expect(try await version(dearer) != first)
    }

    @Test("each ID that is not sold is returned with its cause", arguments: Wiring.all)
    func causes(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let ids: [ProductID] = [
            "gem.60", "com.example.nothing.of.the.kind", "draft", "review", "removed", "priceless",
            "club", "gems.60",
        ]
        let request = ProductsRequest(productIDs: ids, locale: .fallback)
        let reply = try await phone.store.products(request, phone.context)
        let shown = reply.products.map { ($0.id, $0.unavailable) }
        let hidden = reply.invalid.map { ($0.productID, Optional($0.reason)) }
        let causes = Dictionary(uniqueKeysWithValues: shown + hidden)
        #expect(
            causes == [
                "gem.60": .unknown(nearest: "gems.60"),
                "com.example.nothing.of.the.kind": .unknown(nearest: nil), "draft": .draft,
                "review": .inReview, "removed": .removed, "priceless": .noPrice,
                "club": nil, "gems.60": nil,
            ])
        _ = try await phone.store.setStorefront("JPN", phone.context)
        let abroad = try await phone.store.products(request, phone.context)
        #expect(abroad.products.last?.unavailable == .notInStorefront("JPN"))
        #expect(abroad.products.last?.price == nil)
    }

    @Test(
        "a request without IDs, and one with the same ID twice, are answered",
        arguments: Wiring.all)
    func oddRequests(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let none = ProductsRequest(productIDs: [], locale: .fallback)
        #expect(try await phone.store.products(none, phone.context).products.isEmpty)
        let twice = ProductsRequest(productIDs: ["noads", "noads"], locale: .fallback)
        #expect(
            try await phone.store.products(twice, phone.context).products.map(\.id)
                == ["noads", "noads"])
    }

    @Test(
        "a product that is not offered to this customer cannot be bought either",
        arguments: Wiring.all)
    func notSold(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        for (id, type) in [
            ("review", ProductType.consumable), ("removed", .nonConsumable),
            ("priceless", .consumable), ("gem.60", .consumable),
        ] {
            let request = try await phone.request(ProductID(id), type, price: 990)
            let status = try await phone.store.purchase(request, phone.context)
            #expect(status == .declined(.productUnavailable), "\(id)")
        }
        #expect(try await phone.unfinished().isEmpty)
    }
}
