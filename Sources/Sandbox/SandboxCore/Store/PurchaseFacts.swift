package import StoreModel

/// All that the store must know to decide one purchase.
package struct PurchaseFacts: Hashable, Sendable {
    /// What the store already wrote down under this intent.
    package enum Earlier: Hashable, Sendable {
        /// Nothing: the order is new.
        case none
        /// The device closed it before it arrived.
        case closed
        /// An order with this content, standing here.
        case order(content: String, state: OrderState)
    }

    /// What was written down under this intent.
    package let earlier: Earlier
    /// The product with its price for this customer; nil where the catalog does not have it.
    package let offer: ProductOffer?
    /// An unfinished, unrefunded transaction of the same product and account, this device's own first.
    package let unfinished: TransactionID?
    /// The unrefunded first transaction of the same non-consumable and account.
    package let owned: TransactionRecord?
    /// What is known of the group, for a subscription that is sold here.
    package let subscription: SubscriptionFacts?

    /// Takes the parts as they are.
    package init(
        earlier: Earlier, offer: ProductOffer?, unfinished: TransactionID? = nil,
        owned: TransactionRecord? = nil,
        subscription: SubscriptionFacts? = nil
    ) {
        self.earlier = earlier
        self.offer = offer
        self.unfinished = unfinished
        self.owned = owned
        self.subscription = subscription
    }
}
