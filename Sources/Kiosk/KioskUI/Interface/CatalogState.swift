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

    /// Takes the parts as they are.
    package init(
        products: [Product], invalid: [UnavailableProduct] = [], storefront: Storefront,
        version: String
    ) {
        self.products = products
        self.invalid = invalid
        self.storefront = storefront
        self.version = version
    }
}
