package import StoreModel

/// A subscription as it is sold in one country now.
package struct SubscriptionPlan: Hashable, Sendable {
    /// The product.
    package let productID: ProductID
    /// The group of which a customer has one at a time.
    package let groupID: String
    /// The level of service inside the group; 1 is the highest.
    package let level: Int
    /// How long one paid period lasts.
    package let period: SubscriptionPeriod
    /// What a period costs, without any offer.
    package let price: Price
    /// The offers whose price can be paid in this country.
    package let offers: [SubscriptionOffer]
    /// Whether a family may share it.
    package let isFamilyShareable: Bool

    /// Reads the catalog for one country and moment; nil for what is no subscription, or cannot be sold there.
    package init?(_ product: CatalogProduct, storefront: String, now: Timestamp) {
        let offer = ProductOffer(product, storefront: storefront, now: now)
        guard product.type == .autoRenewable, let info = product.subscription,
            let price = offer.unitPrice, price.milliunits >= 0
        else { return nil }
        productID = product.id
        groupID = info.groupID
        level = info.level
        period = info.period
        self.price = price
        // Offers have one price, in the currency of the catalog's own country.
        offers = info.offers.filter { offer in
            offer.price.map { $0.currency == price.currency && $0.milliunits >= 0 } ?? true
        }
        isFamilyShareable = product.isFamilyShareable
    }

    /// The offer that a new subscriber of the group has without asking.
    package var introductory: SubscriptionOffer? { offers.first { $0.kind == .introductory } }

    /// The offer that somebody asks for by name.
    package func offer(_ choice: OfferChoice) -> SubscriptionOffer? {
        offers.first { $0.kind.offerType == choice.type && $0.name == choice.identifier }
    }
}
