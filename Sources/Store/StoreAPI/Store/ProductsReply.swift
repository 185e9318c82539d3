public import StoreModel

/// The one result of a products request: what is sold, and why the rest is not.
public struct ProductsReply: Hashable, Sendable, Codable {
    /// The products, in the order asked for; those with `unavailable` set are shown but cannot be bought.
    public let products: [Product]
    /// The ids that are not sold to this customer, each with its cause.
    public let invalid: [UnavailableProduct]
    /// The country of the account.
    public let storefront: Storefront
    /// Names the content of the catalog; another value means that something changed.
    public let catalogVersion: String

    /// Takes the parts as they are.
    public init(
        products: [Product], invalid: [UnavailableProduct], storefront: Storefront,
        catalogVersion: String
    ) {
        self.products = products
        self.invalid = invalid
        self.storefront = storefront
        self.catalogVersion = catalogVersion
    }
}
