import StoreModel

/// The availability of a product to a shop's customer.
package enum ShopAvailability: String, Hashable, Sendable, CaseIterable {
    /// The product is sold.
    case cleared
    /// The catalog marks the product as draft, as in review, or as removed.
    case draft, removed
    case inReview = "in-review"
    /// The product is not sold in the customer's country.
    case notInStorefront = "not-in-storefront"
    /// The catalog lacks the price or the period.
    case noPrice = "no-price"
    case noPeriod = "no-period"
    /// The catalog does not have the product.
    case unknown

    /// Converts the reason why a product is unavailable.
    init(_ reason: UnavailableReason) {
        self =
            switch reason {
            case .draft: .draft
            case .inReview: .inReview
            case .removed: .removed
            case .notInStorefront: .notInStorefront
            case .noPrice: .noPrice
            case .noPeriod: .noPeriod
            case .unknown: .unknown
            }
    }
}
