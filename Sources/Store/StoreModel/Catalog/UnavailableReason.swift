/// Why a product that was asked for is not on sale for this customer.
public enum UnavailableReason: Hashable, Sendable, Codable {
    /// The catalog has no such id; `nearest` is the most similar one, if any is similar.
    case unknown(nearest: ProductID?)
    /// The catalog has it as a draft.
    case draft
    /// It waits for the store's review.
    case inReview
    /// It was taken off sale.
    case removed
    /// It has no price in this storefront.
    case notInStorefront(String)
    /// The catalog gives no price that could be read.
    case noPrice
    /// The catalog does not say how long a period of the subscription lasts.
    case noPeriod

    // How the values are named in JSON.
    private enum NotInStorefrontCodingKeys: String, CodingKey {
        case _0 = "countryCode"
    }
}
