/// An offer code as the store keeps it, and how often it was redeemed.
public struct OfferCode: Hashable, Sendable, Codable {
    /// What customers type, in capital letters and digits.
    public let code: String
    /// The subscription.
    public let productID: ProductID
    /// The reference name of the offer.
    public let offerIdentifier: String
    /// Who may redeem it, and how often.
    public let terms: OfferCodeTerms
    /// How many orders it was spent on; those that wait to be paid count.
    public let redeemed: Int

    /// Takes the parts as they are.
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
