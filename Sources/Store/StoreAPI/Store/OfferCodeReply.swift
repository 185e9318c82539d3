public import StoreModel

/// The current offer of a code.
public struct OfferCodeReply: Hashable, Sendable, Codable {
    /// The subscription; nil for an unknown code.
    public let productID: ProductID?
    /// The offer, with the code as its proof; nil for an unknown code.
    public let offer: OfferChoice?
    /// Why the code cannot be redeemed; nil if it can.
    public let reason: DeclineReason?

    /// Creates a reply.
    public init(productID: ProductID?, offer: OfferChoice?, reason: DeclineReason?) {
        self.productID = productID
        self.offer = offer
        self.reason = reason
    }
}
