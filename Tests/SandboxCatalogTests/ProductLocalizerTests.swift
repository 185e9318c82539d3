import SandboxCatalog
import StoreModel
import Testing

@Suite("Localized products")
struct ProductLocalizerTests {
    private let now = Timestamp(milliseconds: 1_000_000)

    private func price(_ milliunits: Int64, _ code: String = "USD") throws -> Price {
        Price(milliunits: milliunits, currency: try #require(Currency(code: code)))
    }

    private func text(_ locale: String, _ name: String, _ description: String = "") throws
        -> CatalogLocalization
    {
        CatalogLocalization(
            locale: try #require(LocaleID(locale)), displayName: name, description: description)
    }

    private func shown(
        _ product: CatalogProduct, locale: String = "en_US", storefront: String = "USA",
        defaultLocale: String = "en_US", now: Timestamp? = nil
    ) throws -> Product {
        let catalog = Catalog(
            app: CatalogApp(bundleID: "a", appleID: nil, name: "A"), homeStorefront: "USA",
            defaultLocale: try #require(LocaleID(defaultLocale)), products: [product])
        let answer = ProductLocalizer(catalog).product(
            product.id, locale: try #require(LocaleID(locale)), storefront: storefront,
            now: now ?? self.now)
        guard case .product(let shown) = answer else {
            throw CatalogError(fileName: "", kind: .empty, message: "unknown")
        }
        return shown
    }

    @Test(
        "the title falls back by language",
        arguments: [
            ("de_AT", "Edelsteine"), ("zh_CN", "宝石"), ("zh_TW", "寶石"), ("zh_Hant_HK", "寶石"),
            ("en_GB", "Gems"), ("fr", "Gemas"), ("pt_BR", "Gemas"),
        ])
    func titles(_ locale: String, _ title: String) throws {
        let product = CatalogProduct(
            id: "gems", type: .consumable,
            localizations: [
                try text("en_US", "Gems"), try text("de", "Edelsteine"), try text("zh_Hans", "宝石"),
                try text("zh_Hant", "寶石"), try text("es_ES", "Gemas"),
            ])
        #expect(try shown(product, locale: locale, defaultLocale: "es").displayName == title)
    }

    @Test(
        "the name of a granted good is that of the title's language",
        arguments: [("de_AT", "Edelsteine"), ("zh_CN", "gems"), ("en_GB", "gems")])
    func goods(_ locale: String, _ name: String) throws {
        let names = try [("de", "Edelsteine"), ("en", "gems"), ("fr", "gemmes")].map {
            LocalizedGood(
                good: "gems", locale: try #require(LocaleID($0.0)), displayName: $0.1)
        }
        let products = [
            CatalogProduct(
                id: "gems.60", type: .consumable, grants: [GoodAmount(good: "gems", amount: 60)]),
            CatalogProduct(
                id: "tip", type: .consumable, grants: [GoodAmount(good: "tip", amount: 1)]),
        ]
        let catalog = Catalog(
            app: CatalogApp(bundleID: "a", appleID: nil, name: "A"), homeStorefront: "USA",
            defaultLocale: .fallback, products: products, goods: names)
        let shown = ProductLocalizer(catalog).products(
            locale: try #require(LocaleID(locale)), storefront: "USA", now: now)
        #expect(shown.first?.goodNames?.map(\.displayName) == [name])
        #expect(shown.last?.goodNames == nil)
    }

    @Test(
        "without the reader's and the catalog's language the title is that of en_US, then the first one"
    )
    func lastTitles() throws {
        let both = CatalogProduct(
            id: "gems", type: .consumable,
            localizations: [try text("ko", "보석"), try text("en_GB", "Gems")])
        #expect(try shown(both, locale: "fr", defaultLocale: "ja").displayName == "Gems")
        let one = CatalogProduct(
            id: "gems", type: .consumable, localizations: [try text("ko", "보석")])
        #expect(try shown(one, locale: "fr", defaultLocale: "ja").displayName == "보석")
    }

    @Test("empty texts are skipped, separately for each field")
    func emptyFields() throws {
        let product = CatalogProduct(
            id: "gems", type: .consumable, referenceName: "Ref",
            localizations: [
                try text("ja", " ", "きらきら"), try text("en_US", "Gems", ""),
                try text("de", "", "Glitzern"),
            ])
        let japanese = try shown(product, locale: "ja")
        #expect(japanese.displayName == "Gems")
        #expect(japanese.description == "きらきら")
        let english = try shown(product, locale: "en_US")
        #expect(english.description == "きらきら")
        #expect(try shown(product, locale: "de").description == "Glitzern")
    }

    @Test("without any title the reference name is used, then the ID; a description may be missing")
    func noTexts() throws {
        let named = CatalogProduct(id: "gems", type: .consumable, referenceName: "Ref")
        #expect(try shown(named).displayName == "Ref")
        #expect(try shown(named).description == "")
        let bare = CatalogProduct(id: "gems", type: .consumable, referenceName: " ")
        #expect(try shown(bare).displayName == "gems")
    }

    @Test("a sale lowers the price until it ends")
    func sale() throws {
        let product = CatalogProduct(
            id: "gems", type: .consumable, prices: ["USA": try price(990), "CHE": try price(1000)],
            sales: ["USA": CatalogSale(price: try price(490), ends: now)])
        let before = try shown(product, now: now.adding(milliseconds: -1))
        #expect(before.price == (try price(490)))
        #expect(before.sale == Sale(regularPrice: try price(990), ends: now))
        let after = try shown(product)
        #expect(after.price == (try price(990)))
        #expect(after.sale == nil)
        #expect(
            try shown(product, storefront: "CHE", now: now.adding(milliseconds: -1)).sale == nil)
    }

    @Test("an unavailable product gives the reason")
    func unavailable() throws {
        func reason(
            _ availability: Availability = .cleared, type: ProductType = .consumable,
            prices: [String: Price]
        ) throws -> UnavailableReason? {
            let product = CatalogProduct(
                id: "a", type: type, prices: prices, availability: availability)
            return try shown(product).unavailable
        }
        let prices = ["USA": try price(990)]
        #expect(try reason(prices: prices) == nil)
        #expect(try reason(.draft, prices: prices) == .draft)
        #expect(try reason(.inReview, prices: prices) == .inReview)
        #expect(try reason(.removed, type: .autoRenewable, prices: prices) == .removed)
        #expect(try reason(type: .autoRenewable, prices: prices) == .noPeriod)
        #expect(try reason(prices: [:]) == .noPrice)
        #expect(try reason(prices: ["CHE": try price(990)]) == .notInStorefront("USA"))
    }

    @Test(
        "outside the home storefront only free offers are shown, because the others are priced for home"
    )
    func offers() throws {
        let week = SubscriptionPeriod(count: 1, unit: .week)
        let offers = [
            SubscriptionOffer(
                kind: .introductory, name: "", paymentMode: .free, price: nil, period: week,
                numberOfPeriods: 1),
            SubscriptionOffer(
                kind: .promotional, name: "p", paymentMode: .payUpFront, price: try price(990),
                period: week, numberOfPeriods: 1),
        ]
        let product = CatalogProduct(
            id: "club", type: .autoRenewable,
            subscription: SubscriptionInfo(
                groupID: "g", groupName: "G", level: 1, period: week, offers: offers))
        #expect(try shown(product).subscription?.offers.count == 2)
        #expect(try shown(product, storefront: "JPN").subscription?.offers.map(\.name) == [""])
    }

    private func nearest(_ id: ProductID, among ids: [ProductID]) -> ProductID? {
        let catalog = Catalog(
            app: CatalogApp(bundleID: "a", appleID: nil, name: "A"), homeStorefront: "USA",
            defaultLocale: .fallback,
            products: ids.map { CatalogProduct(id: $0, type: .consumable) })
        let answer = ProductLocalizer(catalog).product(
            id, locale: .fallback, storefront: "USA", now: now)
        guard case .unknown(let unknown) = answer, case .unknown(let nearest) = unknown.reason
        else {
            return nil
        }
        return unknown.productID == id ? nearest : nil
    }

    @Test(
        "an unknown ID names the nearest one",
        arguments: [
            ("com.example.gem.60", "com.example.gems.60"),
            ("COM.EXAMPLE.GEMS.60", "com.example.gems.60"),
            ("gems.330", "com.example.gems.330"),
            ("com.exmaple.removeads", "com.example.removeads"),
            ("com.example.removead", "com.example.removeads"),
        ])
    func nearestID(_ wanted: String, _ found: String) {
        let ids: [ProductID] = [
            "com.example.gems.330", "com.example.gems.60", "com.example.removeads", "x",
        ]
        #expect(nearest(ProductID(wanted), among: ids)?.rawValue == found)
    }

    @Test("an id in another case is nearer than an earlier one that ends in the wanted id")
    func nearestInOtherCase() {
        #expect(nearest("gems.60", among: ["com.example.gems.60", "Gems.60"]) == "Gems.60")
        let ids: [ProductID] = ["gems.61", "com.example.gems.60", "org.example.gems.60", "x"]
        #expect(nearest("gems.60", among: ids) == "com.example.gems.60")
    }

    @Test("an ID that resembles no other has no nearest one")
    func noNearest() {
        #expect(nearest("zebra", among: ["com.example.gems.60", "a"]) == nil)
        #expect(nearest("", among: ["a", ""].dropLast()) == nil)
        #expect(nearest(ProductID(String(repeating: "a", count: 5000)), among: ["a"]) == nil)
        #expect(nearest("abc", among: []) == nil)
    }

    @Test("the nearest of 10,000 IDs is found", .timeLimit(.minutes(2)))
    func nearestOfMany() {
        let ids = (0..<10_000).map { ProductID("com.example.app.product.number.\($0).of.many") }
        let start = ContinuousClock.now
        let found = nearest("com.example.app.prodact.number.7777.of.many", among: ids)
        print("nearest of 10,000: \(ContinuousClock.now - start)")
        #expect(found == "com.example.app.product.number.7777.of.many")
    }
}
