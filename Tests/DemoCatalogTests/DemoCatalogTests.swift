import DemoCatalog
import SandboxCatalog
import StoreModel
import StoreText
import Testing

/// Tests that the built-in catalog, which new users see first, is complete.
@Suite("The demo catalog")
struct DemoCatalogTests {
    private let loaded: LoadedCatalog
    private let languages = ["en", "zh_Hans", "zh_Hant", "ja", "de", "es", "ar"]
    private let storefronts = ["USA", "CHN", "JPN", "DEU", "GBR", "BRA", "IND", "KWT", "CHE"]

    init() throws {
        loaded = try CatalogLoader.load(bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo")
    }

    private func product(_ name: String) throws -> CatalogProduct {
        let id = ProductID("com.example.dragonmarket.\(name)")
        return try #require(loaded.catalog.products.first { $0.id == id })
    }

    @Test("the demo catalog loads without a warning")
    func loads() {
        #expect(loaded.warnings == [])
        #expect(loaded.catalog.app.bundleID == "com.example.kiosk")
        #expect(loaded.catalog.app.name == "Dragon Market")
        #expect(loaded.catalog.homeStorefront == "USA")
    }

    @Test("the demo catalog sells 24 products of all four types")
    func products() {
        #expect(loaded.catalog.products.count == 24)
        let types = Dictionary(grouping: loaded.catalog.products, by: \.type).mapValues(\.count)
        #expect(
            types == [.consumable: 10, .nonConsumable: 9, .nonRenewable: 3, .autoRenewable: 2])
    }

    @Test("every title and description exists in seven languages, each with its own text")
    func texts() {
        for product in loaded.catalog.products {
            #expect(product.localizations.map(\.locale.identifier) == languages, "\(product.id)")
            let descriptions = product.localizations.map(\.description)
            #expect(descriptions.allSatisfy { !$0.isEmpty })
            #expect(Set(descriptions).count == languages.count, "\(product.id) repeats itself")
            #expect(product.localizations.allSatisfy { !$0.displayName.isEmpty })
            #expect(
                product.localizations.allSatisfy { $0.displayName.count <= 35 }, "\(product.id)")
        }
    }

    @Test("the catalog has every language of the interface")
    func spoken() {
        #expect(Set(languages).isSuperset(of: LocalizedTexts.languages.map(\.identifier)))
    }

    @Test("every product has a price in nine storefronts, except that the egg has none in China")
    func prices() throws {
        for product in loaded.catalog.products where !product.id.rawValue.hasSuffix("mysteryegg") {
            #expect(Set(product.prices.keys) == Set(storefronts), "\(product.id)")
        }
        #expect(Set(try product("mysteryegg").prices.keys) == Set(storefronts).subtracting(["CHN"]))
        let gems = try product("gems.60")
        #expect(gems.prices["JPN"]?.milliunits == 160_000)
        #expect(gems.prices["JPN"]?.currency.code == "JPY")
        #expect(gems.prices["KWT"]?.milliunits == 310)
        #expect(gems.prices["KWT"]?.currency.code == "KWD")
    }

    @Test("each product state occurs")
    func states() throws {
        let states = loaded.catalog.products.map(\.availability).filter { $0 != .cleared }
        #expect(states.sorted { $0.rawValue < $1.rawValue } == [.inReview, .removed])
        let onSale = loaded.catalog.products.filter { !$0.sales.isEmpty }
        #expect(onSale.map(\.id) == ["com.example.dragonmarket.starterpack"])
        #expect(Set(onSale.flatMap(\.sales.keys)) == Set(storefronts))
        // 2030-01-01 00:00 UTC
        #expect(onSale.first?.sales["USA"]?.ends.milliseconds == 1_893_456_000_000)
    }

    @Test("every consumable and the starter pack grant goods")
    func grants() throws {
        for product in loaded.catalog.products where product.type == .consumable {
            #expect(!product.grants.isEmpty, "\(product.id)")
        }
        #expect(try product("gems.6480").grants == [GoodAmount(good: "gems", amount: 6480)])
        #expect(try product("starterpack").grants == [GoodAmount(good: "gems", amount: 500)])
        #expect(try product("removeads").grants == [])
    }

    @Test("every granted good has a name and a text for its amount in each interface language")
    func goodNames() throws {
        let goods = Set(loaded.catalog.products.flatMap(\.grants).map(\.good))
        #expect(Set(loaded.catalog.goods.map(\.good)) == goods)
        for good in goods {
            let names = loaded.catalog.goods.filter { $0.good == good }
            #expect(Set(names.map(\.locale.identifier)) == Set(languages).subtracting(["ar"]))
            #expect(names.allSatisfy { $0.text(for: 5, number: "5") != nil }, "\(good)")
        }
    }

    @Test("passes have a duration, and the club is a group with offers")
    func time() throws {
        for product in loaded.catalog.products where product.type == .nonRenewable {
            #expect(product.duration != nil, "\(product.id)")
        }
        let monthly = try #require(try product("club.monthly").subscription)
        let yearly = try #require(try product("club.yearly").subscription)
        #expect(monthly.groupID == yearly.groupID)
        #expect(monthly.period.iso8601 == "P1M")
        #expect(yearly.period.iso8601 == "P1Y")
        #expect(monthly.offers.map(\.kind) == [.introductory, .promotional, .code, .winBack])
        #expect(yearly.offers.map(\.kind) == [.introductory])
    }
}
