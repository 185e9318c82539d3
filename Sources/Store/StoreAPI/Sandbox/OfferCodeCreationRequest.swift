public import StoreModel

/// A request to create offer codes.
public struct OfferCodeCreationRequest: Hashable, Sendable, Codable {
    /// The maximum number of codes in one request.
    public static let maximumCodes = 10_000

    /// The product ID of the subscription.
    public let productID: ProductID
    /// The reference name of the offer.
    public let offerIdentifier: String
    /// The number of one-time codes, 1 to ``maximumCodes``; 1 for a custom code.
    public let count: Int
    /// The letters and digits of a custom code; nil for one-time codes.
    public let custom: String?
    /// The customers that may redeem the codes, and the number of redemptions.
    public let terms: OfferCodeTerms

    /// Creates a request.
    public init(
        productID: ProductID, offerIdentifier: String, count: Int, custom: String?,
        terms: OfferCodeTerms
    ) {
        self.productID = productID
        self.offerIdentifier = offerIdentifier
        self.count = count
        self.custom = custom
        self.terms = terms
    }
}
