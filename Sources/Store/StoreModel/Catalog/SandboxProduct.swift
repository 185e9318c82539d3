/// A product as the test store's controls show it: its current state, and the manual changes in it.
public struct SandboxProduct: Hashable, Sendable, Codable {
    /// The price in one storefront.
    public struct Offer: Hashable, Sendable, Codable {
        /// The country, ISO 3166-1 alpha-3.
        public let storefront: String
        /// The price outside a sale.
        public let price: Price
        /// The sale price, whose end may have passed; nil without a sale.
        public let sale: CatalogSale?

        /// Creates a value from its parts without validating them.
        public init(storefront: String, price: Price, sale: CatalogSale?) {
            self.storefront = storefront
            self.price = price
            self.sale = sale
        }
    }

    /// The id.
    public let productID: ProductID
    /// The product type; nil for a changed product that the catalog does not contain any more.
    public let type: ProductType?
    /// The title in the catalog's default language, untrusted text.
    public let displayName: String
    /// Whether it is on sale.
    public let availability: Availability
    /// The prices by storefront in which it is sold.
    public let offers: [Offer]
    /// The manual changes, which override the catalog file; usually empty.
    public let changes: [ProductChange]

    /// Creates a value from its parts without validating them.
    public init(
        productID: ProductID, type: ProductType?, displayName: String, availability: Availability,
        offers: [Offer], changes: [ProductChange]
    ) {
        self.productID = productID
        self.type = type
        self.displayName = displayName
        self.availability = availability
        self.offers = offers
        self.changes = changes
    }
}
