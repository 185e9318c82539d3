public import StoreModel

/// The status of one subscription, with both its parts signed (StoreKit's `Product.SubscriptionInfo.Status`).
public struct SubscriptionStatus: Hashable, Sendable, Codable {
    /// The subscription group.
    public let groupID: String
    /// The ID of the subscription's first transaction.
    public let originalTransactionID: TransactionID
    /// The renewal state.
    public let state: RenewalState
    /// The signed transaction of the last paid period.
    public let transaction: JWS
    /// The signed renewal info.
    public let renewalInfo: JWS

    /// Creates a status.
    public init(
        groupID: String, originalTransactionID: TransactionID, state: RenewalState,
        transaction: JWS, renewalInfo: JWS
    ) {
        self.groupID = groupID
        self.originalTransactionID = originalTransactionID
        self.state = state
        self.transaction = transaction
        self.renewalInfo = renewalInfo
    }
}
