/// The calls of a device to store and merchant. The store's identity and its wake-ups are not included, since they
/// request nothing.
package enum ServiceCall: String, Hashable, Sendable, CaseIterable {
    case products, purchase, order, unfinished, restore, changes, storefront, subscriptions, manage,
        offerCode
    /// Informs the store that a transaction is finished.
    case finish
    /// Informs the store that the device recorded the end of an order without a transaction.
    case acknowledge
    case offer, orderNumber, signOffer, verify, wallet, spend, uploadLog = "take"
}
