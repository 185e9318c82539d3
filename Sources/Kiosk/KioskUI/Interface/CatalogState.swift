package import StoreModel

/// The products as the store last told them.
package struct CatalogState: Hashable, Sendable {
    /// What is shown, in the catalog's order.
    package var products: [Product]
    /// The ids that were asked for and are not on sale, with the cause.
    package var invalid: [UnavailableProduct]
    /// The country whose prices these are.
    package var storefront: Storefront
    /// What changes whenever the catalog does.
    package var version: String
    /// Whether this is what was told at another start, or the first page of it: something to look at until the store
    /// answers, and nothing that can be bought.
    package var isRemembered: Bool
    /// When the store told it, where that is remembered; nil for what it tells now.
    package var toldAt: Timestamp?

    /// Takes the parts as they are.
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

    /// The titles of the products that a newer catalog does not have any more; none where it is another country's.
    func gone(in newer: CatalogState) -> [String] {
        guard !isRemembered, !newer.isRemembered, storefront == newer.storefront else { return [] }
        return missing(in: newer).map(\.displayName)
    }

    /// The products that another catalog does not have.
    func missing(in other: CatalogState) -> [Product] {
        let ids = Set(other.products.map(\.id))
        return products.filter { !ids.contains($0.id) }
    }

    /// What of it to remember for the next start: at most so many products, the first ones of the list in this order.
    package func firstPage(_ limit: Int, in order: ShopSort) -> CatalogState {
        let positions = order.listed(products)
        return CatalogState(
            products: positions.prefix(limit).map { products[$0] },
            invalid: products.count < limit ? Array(invalid.prefix(limit)) : [],
            storefront: storefront, version: version, isRemembered: true)
    }
}
