package import StoreModel

/// A subscription as it is sold in one storefront now.
package struct SubscriptionPlan: Hashable, Sendable {
    /// The product.
    package let productID: ProductID
    /// The group, of which a customer can have one subscription at a time.
    package let groupID: String
    /// The level of service in the group; 1 is the highest.
    package let level: Int
    /// The length of a paid period.
    package let period: SubscriptionPeriod
    /// The price of a period without an offer.
    package let price: Price
    /// The offers that can be paid in the storefront's currency.
    package let offers: [SubscriptionOffer]
    /// Whether the subscription can be shared with a family.
    package let isFamilyShareable: Bool

    /// Reads the plan from the catalog; nil if the product is not a subscription, or is not sold in the storefront.
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
        // The price of an offer is in the currency of the catalog's home storefront.
        offers = info.offers.filter { offer in
            offer.price.map { $0.currency == price.currency && $0.milliunits >= 0 } ?? true
        }
        isFamilyShareable = product.isFamilyShareable
    }

    /// The introductory offer, which a new subscriber of the group receives automatically.
    package var introductory: SubscriptionOffer? { offers.first { $0.kind == .introductory } }

    /// Returns the offer with the chosen type and name.
    package func offer(_ choice: OfferChoice) -> SubscriptionOffer? {
        offers.first { $0.kind.offerType == choice.type && $0.name == choice.identifier }
    }
}
