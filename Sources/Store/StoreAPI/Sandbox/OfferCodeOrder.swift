public import StoreModel

/// Asks the store to make offer codes.
public struct OfferCodeOrder: Hashable, Sendable, Codable {
    /// The most codes that are made at once.
    public static let mostCodes = 10_000

    /// The subscription.
    public let productID: ProductID
    /// The reference name of its offer.
    public let offerIdentifier: String
    /// How many one-time codes, 1 to ``mostCodes``; 1 for a custom one.
    public let count: Int
    /// The letters and digits of a custom code; nil for one-time codes.
    public let custom: String?
    /// Who may redeem them, and how often.
    public let terms: OfferCodeTerms

    /// Takes the parts as they are.
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
