/// The calls of a device to store and merchant; who the store is and its wake-ups are none, since they ask nothing of it.
package enum ServiceCall: String, Hashable, Sendable, CaseIterable {
    case products, purchase, order, unfinished, restore, changes, storefront, subscriptions, manage,
        offerCode
    /// The store is told that a transaction is settled.
    case finish
    /// The store is told that the end of an order without a transaction is recorded.
    case acknowledge
    case offer, orderNumber, signOffer, verify, wallet, spend, take
}
