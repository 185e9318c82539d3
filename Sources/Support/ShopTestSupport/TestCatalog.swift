package import StoreModel

/// One product of each type, and some that are not on sale.
package enum TestCatalog {
    /// The app that sells it.
    package static let bundleID: BundleID = "com.example.game"

    /// Returns the catalog with a price of 60 gems, optionally without one product, and with additional
    /// non-consumables, which are named `extra.0` and so on.
    package static func catalog(
        gemPrice: Int64 = 990, bundleID: BundleID? = bundleID, without missing: ProductID? = nil,
        extras: Int = 0
    ) throws -> Catalog {
        Catalog(
            app: CatalogApp(bundleID: bundleID, appleID: 1, name: "Game"),
            homeStorefront: "USA", defaultLocale: .fallback,
            products: try products(gemPrice).filter { $0.id != missing }
                + (0..<extras).map { try product(ProductID("extra.\($0)"), .nonConsumable, 1_000) })
    }

    private static func products(_ gemPrice: Int64) throws -> [CatalogProduct] {
        [
            try product(
                "gems.60", .consumable, gemPrice, [GoodAmount(good: "gem", amount: 60)]),
            try product("noads", .nonConsumable, 2_990, [GoodAmount(good: "gem", amount: 5)]),
            try product("theme", .nonConsumable, 1_990),
            try product("season", .nonRenewable, 4_990),
            try product("club", .autoRenewable, 9_990),
            try product("draft", .consumable, 990, availability: .draft),
            try product("review", .consumable, 990, availability: .inReview),
            try product("removed", .nonConsumable, 990, availability: .removed),
            CatalogProduct(id: "priceless", type: .consumable),
        ]
    }

    private static func product(
        _ id: ProductID, _ type: ProductType, _ milliunits: Int64, _ grants: [GoodAmount] = [],
        availability: Availability = .cleared
    ) throws -> CatalogProduct {
        let month = SubscriptionInfo(
            groupID: "club", groupName: "Club", level: 1,
            period: SubscriptionPeriod(count: 1, unit: .month), offers: [])
        let dollars = try price(milliunits, "USD")
        let euros = try price(milliunits, "EUR")
        return CatalogProduct(
            id: id, type: type,
            localizations: [
                CatalogLocalization(
                    locale: .fallback, displayName: "The \(id)", description: "About \(id)")
            ],
            prices: ["USA": dollars, "DEU": euros],
            subscription: type == .autoRenewable ? month : nil, grants: grants,
            availability: availability)
    }

    /// Returns a price.
    package static func price(_ milliunits: Int64, _ code: String = "USD") throws -> Price {
        guard let currency = Currency(code: code) else { throw UnknownCurrency() }
        return Price(milliunits: milliunits, currency: currency)
    }

    /// The error for an unknown currency.
    package struct UnknownCurrency: Error {}
}
