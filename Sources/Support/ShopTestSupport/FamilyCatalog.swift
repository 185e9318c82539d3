package import StoreModel

/// Products that a family can share, each with a similar one that it cannot share.
package enum FamilyCatalog {
    /// Returns the catalog.
    ///
    /// Gold, which grants a hundred gems per period, and silver can be shared. Solo, on the level of gold, and bronze,
    /// on the level below silver, cannot be shared.
    package static func catalog(
        _ settings: SubscriptionSettings = SubscriptionSettings()
    ) throws -> Catalog {
        Catalog(
            app: CatalogApp(bundleID: TestCatalog.bundleID, appleID: 1, name: "Game"),
            homeStorefront: "USA", defaultLocale: .fallback, products: try products(),
            subscriptions: settings)
    }

    private static func products() throws -> [CatalogProduct] {
        [
            try product("noads", .nonConsumable, 2_990, gems: 5, isShared: true),
            try product("theme", .nonConsumable, 1_990, isShared: false),
            try product("gems.60", .consumable, 990, gems: 60, isShared: true),
            try product("gold", .autoRenewable, 9_990, level: 1, gems: 100, isShared: true),
            try product("solo", .autoRenewable, 8_990, level: 1, isShared: false),
            try product("silver", .autoRenewable, 4_990, level: 2, isShared: true),
            try product("bronze", .autoRenewable, 1_990, level: 3, isShared: false),
        ]
    }

    private static func product(
        _ id: ProductID, _ type: ProductType, _ milliunits: Int64, level: Int = 1,
        gems: Int64 = 0, isShared: Bool
    ) throws -> CatalogProduct {
        let month = SubscriptionPeriod(count: 1, unit: .month)
        return CatalogProduct(
            id: id, type: type, prices: ["USA": try TestCatalog.price(milliunits)],
            subscription: type == .autoRenewable
                ? SubscriptionInfo(
                    groupID: "club", groupName: "Club", level: level, period: month, offers: [])
                : nil,
            grants: gems > 0 ? [GoodAmount(good: "gem", amount: gems)] : [],
            isFamilyShareable: isShared)
    }
}
