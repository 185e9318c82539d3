/// An offer code as the store keeps it, with the number of its redemptions.
public struct OfferCode: Hashable, Sendable, Codable {
    /// The code that customers enter, in capital letters and digits.
    public let code: String
    /// The subscription.
    public let productID: ProductID
    /// The reference name of the offer.
    public let offerIdentifier: String
    /// The rules of redemption.
    public let terms: OfferCodeTerms
    /// The number of orders that redeemed it, including those that wait for payment.
    public let redeemed: Int

    /// Creates a value from its parts without validating them.
    public init(
        code: String, productID: ProductID, offerIdentifier: String, terms: OfferCodeTerms,
        redeemed: Int
    ) {
        self.code = code
        self.productID = productID
        self.offerIdentifier = offerIdentifier
        self.terms = terms
        self.redeemed = redeemed
    }
}
