/// A defect in a catalog that did not prevent the rest from loading.
public struct CatalogWarning: Hashable, Sendable, Codable {
    /// The location, as a JSON path such as `$.products[3].displayPrice`.
    public let path: String
    /// The product that the location belongs to; nil outside of a product and for a product without valid ID.
    public let product: ProductID?
    /// The defect and how it was handled, in one sentence; may quote untrusted text.
    public let message: String

    /// Creates a value from its parts without validating them.
    public init(path: String, product: ProductID? = nil, message: String) {
        self.path = path
        self.product = product
        self.message = message
    }

    /// The product, if known, and the path.
    public var location: String { product.map { "\($0), \(path)" } ?? path }
}
