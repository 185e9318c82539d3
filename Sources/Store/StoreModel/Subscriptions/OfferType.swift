/// The type of the offer with which a period was sold (Apple's `offerType`).
public enum OfferType: Int, Codable, Hashable, Sendable, CaseIterable {
    /// For new subscribers of a group.
    case introductory = 1
    /// Signed by the merchant.
    case promotional
    /// Redeemed with a code.
    case code
    /// For lapsed subscribers.
    case winBack
}

extension SubscriptionOffer.Kind {
    /// The value in transactions and renewal infos.
    public var offerType: OfferType {
        switch self {
        case .introductory: .introductory
        case .promotional: .promotional
        case .code: .code
        case .winBack: .winBack
        }
    }
}
