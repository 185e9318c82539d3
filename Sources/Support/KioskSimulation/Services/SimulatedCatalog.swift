import SandboxCore
package import StoreModel

/// The catalog of the simulated shop: a few products whose prices and goods make the origin of every sum recognisable.
package enum SimulatedCatalog {
    /// The bundle id of the app.
    package static let bundleID: BundleID = "app"
    /// The storefront of all accounts.
    package static let storefront = Storefront(countryCode: "USA", id: "143441")
    /// The good in the wallet.
    package static let gems: GoodID = "gems"

    /// Two consumables of one good, a non-consumable with goods, and one without.
    package static let products: [CatalogProduct] = [
        product("pouch", .consumable, 1_990, [GoodAmount(good: gems, amount: 60)]),
        product("chest", .consumable, 9_990, [GoodAmount(good: gems, amount: 700)]),
        product("hero", .nonConsumable, 4_990, [GoodAmount(good: gems, amount: 11)]),
        product("adfree", .nonConsumable, 2_990, []),
        product("pass", .nonRenewable, 3_990, [GoodAmount(good: gems, amount: 5_000)]),
    ]

    /// Returns the product with an id.
    package static func product(_ id: ProductID) -> CatalogProduct? {
        products.first { $0.id == id }
    }

    /// Returns the price of one unit.
    package static func price(_ id: ProductID) -> Price? {
        product(id)?.prices[storefront.countryCode]
    }

    /// Returns the player of an account.
    package static func player(of account: AccountName) -> AppAccountToken {
        AppAccountToken("p-\(account)")
    }

    private static func product(
        _ id: ProductID, _ type: ProductType, _ milliunits: Int64, _ grants: [GoodAmount]
    ) -> CatalogProduct {
        let price = Currency(code: "USD").map { Price(milliunits: milliunits, currency: $0) }
        let prices = price.map { [storefront.countryCode: $0] } ?? [:]
        return CatalogProduct(id: id, type: type, prices: prices, grants: grants)
    }
}
