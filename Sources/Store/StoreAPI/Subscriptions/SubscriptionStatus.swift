public import StoreModel

/// Where one subscription stands, signed in both its parts (StoreKit's `Product.SubscriptionInfo.Status`).
public struct SubscriptionStatus: Hashable, Sendable, Codable {
    /// The group.
    public let groupID: String
    /// Its first transaction.
    public let originalTransactionID: TransactionID
    /// Where it stands.
    public let state: RenewalState
    /// The period that was paid last.
    public let transaction: JWS
    /// What comes next.
    public let renewalInfo: JWS

    /// Takes the parts as they are.
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
