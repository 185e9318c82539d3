/// A product as the controls of a test store see it: what it is now, and what of that was changed by hand.
public struct SandboxProduct: Hashable, Sendable, Codable {
    /// What it costs in one storefront.
    public struct Offer: Hashable, Sendable, Codable {
        /// The country, ISO 3166-1 alpha-3.
        public let storefront: String
        /// What it costs there when it is not on sale for less.
        public let price: Price
        /// The lower price, which may have ended; nil without one.
        public let sale: CatalogSale?

        /// Takes the parts as they are.
        public init(storefront: String, price: Price, sale: CatalogSale?) {
            self.storefront = storefront
            self.price = price
            self.sale = sale
        }
    }

    /// The id.
    public let productID: ProductID
    /// What kind of thing it is; nil for one that was changed and that the catalog no longer has.
    public let type: ProductType?
    /// Its title in the catalog's own language, hostile text.
    public let displayName: String
    /// Whether it is on sale.
    public let availability: Availability
    /// Where it is sold, by country.
    public let offers: [Offer]
    /// What was changed by hand, whatever the catalog's file says; empty for most.
    public let changes: [ProductChange]

    /// Takes the parts as they are.
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
