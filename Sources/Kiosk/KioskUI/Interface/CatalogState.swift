package import StoreModel

/// The catalog as last loaded from the store.
package struct CatalogState: Hashable, Sendable {
    /// The products on sale, in the catalog's order.
    package var products: [Product]
    /// The requested product IDs that are not on sale, with the reason.
    package var invalid: [UnavailableProduct]
    /// The storefront whose prices are shown.
    package var storefront: Storefront
    /// The version of the catalog, which changes with every edit.
    package var version: String
    /// Whether the catalog was saved by an earlier launch or is only its first page. Such a catalog is displayed until
    /// the store answers, but its products cannot be bought.
    package var isRemembered: Bool
    /// When a saved catalog was loaded from the store; nil for a current one.
    package var toldAt: Timestamp?

    /// Creates a catalog.
    package init(
        products: [Product], invalid: [UnavailableProduct] = [], storefront: Storefront,
        version: String, isRemembered: Bool = false
    ) {
        self.products = products
        self.invalid = invalid
        self.storefront = storefront
        self.version = version
        self.isRemembered = isRemembered
    }

    /// Returns the titles of the products that a newer catalog of the same storefront no longer has.
    func gone(in newer: CatalogState) -> [String] {
        guard !isRemembered, !newer.isRemembered, storefront == newer.storefront else { return [] }
        return missing(in: newer).map(\.displayName)
    }

    /// Returns the products that another catalog does not have.
    func missing(in other: CatalogState) -> [Product] {
        let ids = Set(other.products.map(\.id))
        return products.filter { !ids.contains($0.id) }
    }

    /// Returns the part to save for the next launch: at most `limit` products, the first ones in the given sort order.
    package func firstPage(_ limit: Int, in order: ShopSort) -> CatalogState {
        let positions = order.listed(products)
        return CatalogState(
            products: positions.prefix(limit).map { products[$0] },
            invalid: products.count < limit ? Array(invalid.prefix(limit)) : [],
            storefront: storefront, version: version, isRemembered: true)
    }
}
