public import StoreModel

/// A request for products as one customer sees them.
public struct ProductsRequest: Hashable, Sendable, Codable {
    /// The IDs to look up, in the order of the result; nil requests the whole catalog in its own order.
    public let productIDs: [ProductID]?
    /// The customer's language.
    public let locale: LocaleID

    /// Creates a request.
    public init(productIDs: [ProductID]?, locale: LocaleID) {
        self.productIDs = productIDs
        self.locale = locale
    }
}
