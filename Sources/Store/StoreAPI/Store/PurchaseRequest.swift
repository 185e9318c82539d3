public import StoreModel

/// Asks the store to charge; the intent's id is the idempotency key.
public struct PurchaseRequest: Hashable, Sendable, Codable {
    /// What the customer confirmed.
    public let intent: Intent
    /// The merchant's number of the order.
    public let merchantOrder: MerchantOrder
    /// The player at the merchant; the store writes it into the transaction.
    public let appAccountToken: AppAccountToken

    /// Takes the parts as they are.
    public init(intent: Intent, merchantOrder: MerchantOrder, appAccountToken: AppAccountToken) {
        self.intent = intent
        self.merchantOrder = merchantOrder
        self.appAccountToken = appAccountToken
    }
}
