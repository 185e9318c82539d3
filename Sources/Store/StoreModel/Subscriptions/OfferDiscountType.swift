/// How an offer is paid, as signed payloads say it (Apple's `offerDiscountType`).
public enum OfferDiscountType: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing is paid.
    case freeTrial = "FREE_TRIAL"
    /// A reduced price at each renewal.
    case payAsYouGo = "PAY_AS_YOU_GO"
    /// One reduced price for the whole time.
    case payUpFront = "PAY_UP_FRONT"
    /// One reduced price for something that does not renew.
    case oneTime = "ONE_TIME"
}

extension SubscriptionOffer.PaymentMode {
    /// The word that transactions and renewal infos carry.
    public var discountType: OfferDiscountType {
        switch self {
        case .free: .freeTrial
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        }
    }
}
