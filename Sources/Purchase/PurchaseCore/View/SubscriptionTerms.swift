public import StoreModel

/// The terms of a subscription that the customer confirms: the charge now, and the start of the period.
public struct SubscriptionTerms: Hashable, Sendable {
    /// The effect of the purchase.
    public enum Kind: Hashable, Sendable {
        /// A period starts and is charged now.
        case begins
        /// Another plan starts now, and the rest of the current period is refunded.
        case changesNow(from: ProductID)
        /// A period starts now in place of a renewal that could not be charged; nothing remains to be refunded.
        case replaces(ProductID)
        /// Nothing is charged; another plan starts at the end of the paid period.
        case changesLater(from: ProductID, at: Timestamp?)
        /// Nothing is charged; the current plan renews again.
        case resumes(at: Timestamp?)
        /// The failed renewal is charged now.
        case recovers
        /// The subscription is active and renews, so it cannot be bought.
        case active(until: Timestamp?)
    }

    /// The effect of the purchase.
    public let kind: Kind
    /// The price to confirm: today's charge, or that of the first renewal if nothing is charged today.
    public let price: Price
    /// The offer of the first period; nil for the standard price.
    public let offer: SubscriptionOffer?

    /// The offer that the customer selected; nil for the standard price and for an introductory offer, which is applied
    /// automatically.
    public var choice: OfferChoice? {
        offer.flatMap { $0.kind == .introductory ? nil : $0.choice }
    }

    /// Creates the terms of a product; nil if the product is not a subscription or does not have a price.
    ///
    /// The store decides by the same rules, and declines other terms.
    ///
    /// - Parameters:
    ///   - choice: The offer that the customer selected, if any.
    ///   - book: The account's subscriptions, as the device knows them.
    ///   - plan: Returns the catalog's subscription info of a product that the customer may have.
    public init?(
        _ product: Product, choice: OfferChoice? = nil, subscriptions: SubscriptionOverview,
        plan: (ProductID) -> SubscriptionInfo?
    ) {
        guard let info = product.subscription, let standard = product.price else { return nil }
        let current = subscriptions.subscription(of: info.groupID)
        let chosen = choice.flatMap { choice in
            info.offers.first {
                $0.kind.offerType == choice.type && $0.name == choice.identifier
            }
        }
        let currentInfo = current.flatMap { plan($0.transaction.productID) }
        kind = Self.kind(product.id, info, current, currentInfo, hasOffer: chosen != nil)
        offer = chosen ?? Self.introduction(info, kind, subscriptions)
        price = Self.price(standard, offer, kind, current)
    }

    private static func kind(
        _ id: ProductID, _ info: SubscriptionInfo, _ current: VerifiedSubscription?,
        _ plan: SubscriptionInfo?, hasOffer: Bool
    ) -> Kind {
        guard let current, current.isActive else { return .begins }
        let currentID = current.transaction.productID
        guard current.state == .subscribed else {
            return id == currentID && !hasOffer ? .recovers : .replaces(currentID)
        }
        let end = current.transaction.expiresDate
        if id == currentID {
            let isPlain = current.renewal.autoRenewProductID == currentID && !hasOffer
            return current.renewal.autoRenewStatus == 1 && isPlain
                ? .active(until: end) : .resumes(at: end)
        }
        // Levels are not signed, so the catalog provides the level of the current product.
        guard let plan else { return .changesLater(from: currentID, at: end) }
        let isCrossgrade = info.level == plan.level && info.period == plan.period
        return info.level < plan.level || isCrossgrade
            ? .changesNow(from: currentID) : .changesLater(from: currentID, at: end)
    }

    private static func introduction(
        _ info: SubscriptionInfo, _ kind: Kind, _ subscriptions: SubscriptionOverview
    ) -> SubscriptionOffer? {
        guard kind == .begins, !subscriptions.introducedGroups.contains(info.groupID) else {
            return nil
        }
        return info.offers.first { $0.kind == .introductory }
    }

    private static func price(
        _ standard: Price, _ offer: SubscriptionOffer?, _ kind: Kind,
        _ current: VerifiedSubscription?
    ) -> Price {
        if kind == .recovers, let current,
            current.renewal.autoRenewProductID == current.transaction.productID,
            let price = current.renewal.renewalPrice,
            let currency = current.renewal.currency.flatMap({ Currency(code: $0) })
        {
            return Price(milliunits: price, currency: currency)
        }
        if kind == .recovers, let current, current.transaction.offerType == nil {
            return current.transaction.unitPrice ?? standard
        }
        guard let offer else { return standard }
        return offer.paymentMode == .free
            ? Price(milliunits: 0, currency: standard.currency) : offer.price ?? standard
    }
}
