package import StoreModel

/// Everything that the store needs to decide on a purchase.
package struct PurchaseFacts: Hashable, Sendable {
    /// The store's earlier record of an intent.
    package enum EarlierRecord: Hashable, Sendable {
        /// The store does not have a record: the order is new.
        case none
        /// The device closed the order before it arrived.
        case closed
        /// There is an order with this content, in this state.
        case order(content: String, state: OrderState)
    }

    /// The earlier record of this intent.
    package let earlier: EarlierRecord
    /// The product with its price for this customer; nil if the catalog does not have the product.
    package let offer: ProductOffer?
    /// An unfinished, unrefunded transaction of the same product and account; this device's own transactions come
    /// first.
    package let unfinished: TransactionID?
    /// The unrefunded original transaction of the same non-consumable and account.
    package let owned: TransactionRecord?
    /// The facts about the subscription group, if the product is a subscription that is sold here.
    package let subscription: SubscriptionFacts?

    /// Creates the facts from their parts.
    package init(
        earlier: EarlierRecord, offer: ProductOffer?, unfinished: TransactionID? = nil,
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
