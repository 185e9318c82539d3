/// An id that was asked for and that the store does not sell, with the cause.
public struct UnavailableProduct: Hashable, Sendable, Codable {
    /// The id that was asked for.
    public let productID: ProductID
    /// Why it is not sold.
    public let reason: UnavailableReason

    /// Takes the parts as they are.
    public init(productID: ProductID, reason: UnavailableReason) {
        self.productID = productID
        self.reason = reason
    }
}
