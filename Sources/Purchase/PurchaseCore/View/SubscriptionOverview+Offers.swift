public import StoreModel

extension SubscriptionOverview {
    /// Returns whether the customer is eligible for an offer, as far as the device knows; the store decides.
    ///
    /// Win-back offers are those that the store lists in the signed renewal info of the customer's own subscription.
    public func allows(_ offer: SubscriptionOffer, of group: String) -> Bool {
        let current = subscription(of: group)
        switch offer.kind {
        case .introductory: return true
        case .promotional: return current != nil
        case .winBack:
            return current?.renewal.eligibleWinBackOfferIDs?.contains(offer.name) ?? false
        case .code: return offer.audience?.includes(Self.customer(current)) ?? true
        }
    }

    private static func customer(_ current: VerifiedSubscription?) -> OfferAudience.Customer {
        guard let current else { return .new }
        return current.isActive ? .existing : .expired
    }
}
