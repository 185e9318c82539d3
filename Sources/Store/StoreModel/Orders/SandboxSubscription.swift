/// One subscription as the store's tables have it.
public struct SandboxSubscription: Hashable, Sendable, Codable {
    /// Its first transaction.
    public let originalTransactionID: TransactionID
    /// The period that was paid last.
    public let transactionID: TransactionID
    /// Whose it is.
    public let account: AccountName
    /// The group.
    public let groupID: String
    /// What is paid for now.
    public let productID: ProductID
    /// Where it stands.
    public let state: RenewalState
    /// Until when it is paid.
    public let expires: Timestamp
    /// What comes next.
    public let renewal: RenewalInfo
    /// Whether charges for renewals fail.
    public let failsRenewals: Bool

    /// Takes the parts as they are.
    public init(
        transactionID: TransactionID, account: AccountName, groupID: String, state: RenewalState,
        expires: Timestamp, renewal: RenewalInfo, failsRenewals: Bool
    ) {
        originalTransactionID = renewal.originalTransactionID
        self.transactionID = transactionID
        self.account = account
        self.groupID = groupID
        productID = renewal.productID
        self.state = state
        self.expires = expires
        self.renewal = renewal
        self.failsRenewals = failsRenewals
    }
}
