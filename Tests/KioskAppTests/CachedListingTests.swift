import Foundation
import KioskTestSupport
import KioskUI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Remembered first page of the catalog")
struct CachedListingTests {
    private let folder: TemporaryFolder
    private let catalog: String

    init() throws {
        folder = try TemporaryFolder()
        catalog = try folder.write("products: []", to: "shop.yaml")
    }

    private func listing(_ flags: [String] = []) throws -> CachedListing? {
        CachedListing(
            try Sources(flags: ["--catalog", catalog] + flags).settings(in: folder))
    }

    /// Returns a catalog with enough products, including all kinds.
    private func state(count: Int = 600) throws -> CatalogState {
        let (dollar, yen) = (
            try #require(Currency(code: "USD")), try #require(Currency(code: "JPY"))
        )
        let price = Price(milliunits: 1990, currency: dollar)
        let special = [
            Product(
                id: "a.sale", type: .nonConsumable, displayName: "Sale", description: "",
                price: price,
                sale: Sale(regularPrice: price, ends: Timestamp(milliseconds: 5)), symbol: "gem"),
            Product(
                id: "a.review", type: .nonRenewable, displayName: "新", description: "é", price: nil,
                unavailable: .inReview),
            Product(
                id: "a.family", type: .nonConsumable, displayName: "F", description: "x",
                price: Price(milliunits: 120_000, currency: yen), isFamilyShareable: true),
        ]
        let plain = (0..<count).map { number in
            Product(
                id: ProductID("a.item\(number)"), type: .consumable, displayName: "Item \(number)",
                description: "One of many", price: price,
                grants: [GoodAmount(good: "gems", amount: Int64(number))],
                symbol: number.isMultiple(of: 2) ? "coin" : nil,
                goodNames: number.isMultiple(of: 3)
                    ? [
                        LocalizedGood(
                            good: "gems", locale: .fallback, displayName: "Gems", one: "{n} gem")
                    ] : nil)
        }
        return CatalogState(
            products: special + plain,
            invalid: [UnavailableProduct(productID: "gone", reason: .unknown(nearest: nil))],
            storefront: Storefront(countryCode: "USA", id: "143441"), version: "7")
    }

    @Test("the first page of the catalog is restored in the order of the list")
    func firstPage() throws {
        let told = try state()
        try #require(try listing()).save(told)
        let page = try #require(try listing()?.load())
        #expect(page.isSaved)
        #expect(page.version == told.version)
        #expect(page.storefront == told.storefront)
        #expect(page.products == Array(told.products.filter { $0.type == .consumable }.prefix(200)))
        #expect(page.invalid.isEmpty, "they come after all products")
    }

    @Test("a small catalog is restored whole, and an ephemeral run remembers nothing")
    func small() throws {
        let told = try state(count: 10)
        try #require(try listing()).save(told)
        let page = try #require(try listing()?.load())
        #expect(Set(page.products) == Set(told.products))
        #expect(page.invalid == told.invalid)
        let builtIn = try #require(CachedListing(try Sources().settings(in: folder)))
        #expect(builtIn.load() == nil)
        builtIn.save(told)
        #expect(builtIn.load() == page)
        let fresh = try Sources(flags: ["--catalog", catalog, "--ephemeral"]).settings(in: folder)
        defer { fresh.removeIfEphemeral() }
        #expect(CachedListing(fresh) == nil)
    }

    @Test("a remembered page belongs to one catalog, account, storefront, language and sort order")
    func others() throws {
        try #require(try listing()).save(try state())
        for flags in [
            ["--account", "bob"], ["--storefront", "JPN"], ["--locale", "de"], ["--sort", "name"],
        ] {
            #expect(try #require(try listing(flags)).load() == nil, "\(flags)")
        }
        try folder.write("products: [ ]", to: "shop.yaml")
        #expect(try #require(try listing()).load() == nil)
    }

    @Test("a truncated or changed file is rejected or read as products and never traps")
    func damaged() throws {
        let path = folder.file("state/kiosk/default/listing")
        let listing = try #require(try listing())
        listing.save(try state(count: 500))
        let whole = try Data(contentsOf: URL(filePath: path))
        for length in stride(from: 0, to: whole.count, by: 101) {
            try whole.prefix(length).write(to: URL(filePath: path))
            #expect(listing.load() == nil, "\(length)")
        }
        for position in stride(from: 0, to: whole.count, by: 31) {
            var bytes = whole
            bytes[position] = 0xFF
            try bytes.write(to: URL(filePath: path))
            let found = listing.load()
            #expect(found.map { $0.products.count <= 200 } ?? true)
        }
    }
}
