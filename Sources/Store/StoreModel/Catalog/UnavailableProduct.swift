/// A requested product that the store does not sell, with the reason.
public struct UnavailableProduct: Hashable, Sendable, Codable {
    /// The requested id.
    public let productID: ProductID
    /// Why it is not sold.
    public let reason: UnavailableReason

    /// Creates a value from its parts without validating them.
    public init(productID: ProductID, reason: UnavailableReason) {
        self.productID = productID
        self.reason = reason
    }
}
