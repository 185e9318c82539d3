public import StoreModel

/// What a code is good for now.
public struct OfferCodeReply: Hashable, Sendable, Codable {
    /// The subscription; nil for an unknown code.
    public let productID: ProductID?
    /// The offer, with the code as its proof; nil for an unknown code.
    public let offer: OfferChoice?
    /// Why it is good for nothing; nil where it is.
    public let reason: DeclineReason?

    /// Takes the parts as they are.
    public init(productID: ProductID?, offer: OfferChoice?, reason: DeclineReason?) {
        self.productID = productID
        self.offer = offer
        self.reason = reason
    }
}
