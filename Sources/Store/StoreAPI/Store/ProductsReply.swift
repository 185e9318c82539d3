public import StoreModel

/// The result of a products request: the products on sale, and the reasons why the others are not.
public struct ProductsReply: Hashable, Sendable, Codable {
    /// The products in the requested order; those with `unavailable` set are displayed but cannot be bought.
    public let products: [Product]
    /// The IDs that are not sold to this customer, each with its reason.
    public let invalid: [UnavailableProduct]
    /// The account's storefront.
    public let storefront: Storefront
    /// A value that identifies the content of the catalog; it changes with the content.
    public let catalogVersion: String

    /// Creates a reply.
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
