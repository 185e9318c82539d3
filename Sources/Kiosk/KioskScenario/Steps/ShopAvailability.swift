import StoreModel

/// Whether a shop sells a product to its customer, and if not, why.
package enum ShopAvailability: String, Hashable, Sendable, CaseIterable {
    /// It is sold.
    case cleared
    /// The catalog has it as a draft, or in review, or has taken it off.
    case draft, removed
    case inReview = "in-review"
    /// It is not sold in the customer's country.
    case notInStorefront = "not-in-storefront"
    /// The catalog says too little of it.
    case noPrice = "no-price"
    case noPeriod = "no-period"
    /// The catalog has none of this id.
    case unknown

    /// Why a shop does not sell a product.
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
