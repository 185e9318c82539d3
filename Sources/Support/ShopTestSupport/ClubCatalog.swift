package import StoreModel

/// A subscription group with offers of every kind, and one consumable.
package enum ClubCatalog {
    /// Returns the catalog, optionally without one product.
    ///
    /// Gold is the highest level and grants a hundred gems per period. Silver, its twin and the yearly silver share one
    /// level; bronze is below.
    package static func catalog(
        _ settings: SubscriptionSettings = SubscriptionSettings(), without missing: ProductID? = nil
    ) throws -> Catalog {
        Catalog(
            app: CatalogApp(bundleID: TestCatalog.bundleID, appleID: 1, name: "Game"),
            homeStorefront: "USA", defaultLocale: .fallback,
            products: try products().filter { $0.id != missing }, subscriptions: settings)
    }

    private static let week = SubscriptionPeriod(count: 1, unit: .week)
    private static let month = SubscriptionPeriod(count: 1, unit: .month)
    private static let quarter = SubscriptionPeriod(count: 3, unit: .month)
    private static let year = SubscriptionPeriod(count: 1, unit: .year)

    private static func products() throws -> [CatalogProduct] {
        let gems = CatalogProduct(
            id: "gems.60", type: .consumable, prices: ["USA": try TestCatalog.price(990)],
            grants: [GoodAmount(good: "gem", amount: 60)])
        let loyal = try offer(.promotional, "loyal", .payAsYouGo, 2_990, month, 1)
        return [
            gems,
            try plan(
                "gold", 1, month, 9_990,
                [
                    try offer(.promotional, "golden", .payAsYouGo, 7_990, month, 1),
                    try offer(.winBack, "comeback", .free, nil, month, 1),
                ], grants: [GoodAmount(good: "gem", amount: 100)]),
            try plan(
                "silver", 2, month, 4_990,
                [
                    try offer(.introductory, "", .free, nil, week, 1), loyal,
                    try offer(.code, "WELCOME", .payUpFront, 6_990, quarter, 1),
                ]),
            try plan("silver.twin", 2, month, 4_490, []),
            try plan(
                "silver.year", 2, year, 39_990,
                [try offer(.introductory, "", .payUpFront, 5_990, quarter, 1)]),
            try plan(
                "bronze", 3, month, 1_990,
                [try offer(.introductory, "", .payAsYouGo, 990, month, 2), loyal]),
        ]
    }

    private static func plan(
        _ id: ProductID, _ level: Int, _ period: SubscriptionPeriod, _ milliunits: Int64,
        _ offers: [SubscriptionOffer], grants: [GoodAmount] = []
    ) throws -> CatalogProduct {
        CatalogProduct(
            id: id, type: .autoRenewable,
            prices: [
                "USA": try TestCatalog.price(milliunits),
                "DEU": try TestCatalog.price(milliunits, "EUR"),
            ],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: level, period: period, offers: offers),
            grants: grants)
    }

    private static func offer(
        _ kind: SubscriptionOffer.Kind, _ name: String, _ mode: SubscriptionOffer.PaymentMode,
        _ milliunits: Int64?, _ period: SubscriptionPeriod, _ count: Int
    ) throws -> SubscriptionOffer {
        SubscriptionOffer(
            kind: kind, name: name, paymentMode: mode,
            price: try milliunits.map { try TestCatalog.price($0) }, period: period,
            numberOfPeriods: count)
    }
}
