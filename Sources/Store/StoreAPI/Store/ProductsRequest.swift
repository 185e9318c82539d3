public import StoreModel

/// Asks for products as one customer sees them.
public struct ProductsRequest: Hashable, Sendable, Codable {
    /// The ids to look up, in the order in which they are wanted; nil asks for the whole catalog in its order.
    public let productIDs: [ProductID]?
    /// The customer's language.
    public let locale: LocaleID

    /// Takes the parts as they are.
    public init(productIDs: [ProductID]?, locale: LocaleID) {
        self.productIDs = productIDs
        self.locale = locale
    }
}
