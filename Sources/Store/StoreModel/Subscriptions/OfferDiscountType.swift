/// The payment mode of an offer in signed payloads (Apple's `offerDiscountType`).
public enum OfferDiscountType: String, Codable, Hashable, Sendable, CaseIterable {
    /// A free trial.
    case freeTrial = "FREE_TRIAL"
    /// A reduced price at each renewal.
    case payAsYouGo = "PAY_AS_YOU_GO"
    /// One reduced price for the whole duration.
    case payUpFront = "PAY_UP_FRONT"
    /// One reduced price for a product that does not renew.
    case oneTime = "ONE_TIME"
}

extension SubscriptionOffer.PaymentMode {
    /// The value in transactions and renewal infos.
    public var discountType: OfferDiscountType {
        switch self {
        case .free: .freeTrial
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        }
    }
}
