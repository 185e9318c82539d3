/// A kind of call to which a planned fault applies; the raw values are the words of `kiosk sandbox fault`.
public enum FaultCall: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device fetches the products.
    case products
    /// The device requests an order number from the merchant.
    case orderNumber = "order-number"
    /// The device purchases.
    case purchase
    /// The device queries the state of an order.
    case order
    /// The device has the merchant verify a transaction.
    case verify
    /// The device finishes a transaction at the store.
    case finish
    /// The device restores purchases.
    case restore
    /// The device fetches changes or unfinished transactions.
    case updates
    /// The device fetches the subscription statuses.
    case subscriptions
    /// The customer cancels or resumes a subscription, or accepts its new price.
    case manage
    /// The device has an offer signed, or looks up an offer code.
    case offers
    /// The device fetches the wallet from the merchant.
    case wallet
    /// The device spends goods.
    case spend
    /// The device sends its event log.
    case log
    /// The store notifies the team's server.
    case notifications
}
