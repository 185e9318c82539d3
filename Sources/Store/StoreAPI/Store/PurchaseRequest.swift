public import StoreModel

/// A request to charge an order; the intent's ID is the idempotency key.
public struct PurchaseRequest: Hashable, Sendable, Codable {
    /// The purchase as the customer confirmed it.
    public let intent: Intent
    /// The merchant's order number.
    public let merchantOrder: MerchantOrder
    /// The player's token at the merchant, which the store includes in the transaction.
    public let appAccountToken: AppAccountToken

    /// Creates a request.
    public init(intent: Intent, merchantOrder: MerchantOrder, appAccountToken: AppAccountToken) {
        self.intent = intent
        self.merchantOrder = merchantOrder
        self.appAccountToken = appAccountToken
    }
}
