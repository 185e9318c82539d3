/// A kind of call that a planned fault can strike; the raw values are the words of `kiosk sandbox fault`.
public enum FaultCall: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device asks what is sold.
    case products
    /// The device asks the merchant for an order number.
    case orderNumber = "order-number"
    /// The device pays.
    case purchase
    /// The device asks what became of an order.
    case order
    /// The device has the merchant verify a transaction.
    case verify
    /// The device tells the store that something is settled.
    case finish
    /// The device restores.
    case restore
    /// The device asks what is new, or unfinished.
    case updates
    /// The device asks how subscriptions stand.
    case subscriptions
    /// The customer cancels a subscription, resumes it or agrees to its price.
    case manage
    /// The device has an offer signed, or asks what an offer code is worth.
    case offers
    /// The device asks the merchant what the customer has.
    case wallet
    /// The device spends.
    case spend
    /// The device sends its event log.
    case log
    /// The store tells the team's server.
    case notifications
}
