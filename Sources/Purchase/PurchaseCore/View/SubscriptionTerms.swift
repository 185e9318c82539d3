public import StoreModel

/// What a customer agrees to who confirms a subscription: what is charged now, and what begins when.
public struct SubscriptionTerms: Hashable, Sendable {
    /// What happens.
    public enum Kind: Hashable, Sendable {
        /// A period is charged and begins now.
        case begins
        /// Another plan begins now, and what is left of this one goes back.
        case changesNow(from: ProductID)
        /// A period begins now instead of a renewal that could not be paid; nothing is left that could go back.
        case replaces(ProductID)
        /// Nothing is charged; another plan begins when what is paid is over.
        case changesLater(from: ProductID, at: Timestamp?)
        /// Nothing is charged; it renews again, as it is.
        case resumes(at: Timestamp?)
        /// What could not be renewed is charged now.
        case recovers
        /// It is had, and renews: there is nothing to buy.
        case isHad(until: Timestamp?)
    }

    /// What happens.
    public let kind: Kind
    /// What is confirmed: the charge of today, or that of the first renewal where nothing is charged today.
    public let price: Price
    /// The offer on which the first period is sold; nil for the standard price.
    public let offer: SubscriptionOffer?

    /// Reads the terms of a product; nil for what is no subscription, or has no price.
    ///
    /// The rules are those of the store, which has the last word: it declines terms that are not its own.
    /// - Parameters:
    ///   - choice: The offer that is asked for by name, if one is.
    ///   - book: What is known of the account's subscriptions.
    ///   - plan: What the catalog says of a product that the customer may have.
    public init?(
        _ product: Product, choice: OfferChoice? = nil, book: SubscriptionOverview,
        plan: (ProductID) -> SubscriptionInfo?
    ) {
        guard let info = product.subscription, let standard = product.price else { return nil }
        let current = book.subscription(of: info.groupID)
        let chosen = choice.flatMap { choice in
            info.offers.first {
                $0.kind.offerType == choice.type && $0.name == choice.identifier
            }
        }
        let had = current.flatMap { plan($0.transaction.productID) }
        kind = Self.kind(product.id, info, current, had, hasOffer: chosen != nil)
        offer = chosen ?? Self.introduction(info, kind, book)
        price = Self.price(standard, offer, kind, current)
    }

    private static func kind(
        _ id: ProductID, _ info: SubscriptionInfo, _ current: SubscriptionView?,
        _ plan: SubscriptionInfo?, hasOffer: Bool
    ) -> Kind {
        guard let current, current.isAlive else { return .begins }
        let had = current.transaction.productID
        guard current.state == .subscribed else {
            return id == had && !hasOffer ? .recovers : .replaces(had)
        }
        let end = current.transaction.expiresDate
        if id == had {
            let isPlain = current.renewal.autoRenewProductID == had && !hasOffer
            return current.renewal.autoRenewStatus == 1 && isPlain
                ? .isHad(until: end) : .resumes(at: end)
        }
        // Levels are not signed: the product that is had is compared by what the catalog says of it.
        guard let plan else { return .changesLater(from: had, at: end) }
        let isCrossgrade = info.level == plan.level && info.period == plan.period
        return info.level < plan.level || isCrossgrade
            ? .changesNow(from: had) : .changesLater(from: had, at: end)
    }

    private static func introduction(
        _ info: SubscriptionInfo, _ kind: Kind, _ book: SubscriptionOverview
    ) -> SubscriptionOffer? {
        guard kind == .begins, !book.introducedGroups.contains(info.groupID) else { return nil }
        return info.offers.first { $0.kind == .introductory }
    }

    private static func price(
        _ standard: Price, _ offer: SubscriptionOffer?, _ kind: Kind, _ current: SubscriptionView?
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
