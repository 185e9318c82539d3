/// Why a requested product is not on sale for this customer.
public enum UnavailableReason: Hashable, Sendable, Codable {
    /// The catalog does not have the id; `nearest` is the most similar one, if there is a similar one.
    case unknown(nearest: ProductID?)
    /// The catalog has it as a draft.
    case draft
    /// It waits for the store's review.
    case inReview
    /// It was taken off sale.
    case removed
    /// It is not priced in this storefront.
    case notInStorefront(String)
    /// The catalog gives no readable price.
    case noPrice
    /// The catalog gives no period for the subscription.
    case noPeriod

    // The JSON names of the associated values.
    private enum NotInStorefrontCodingKeys: String, CodingKey {
        case _0 = "countryCode"
    }
}
