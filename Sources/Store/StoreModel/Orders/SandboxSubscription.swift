/// One subscription in the store's tables.
public struct SandboxSubscription: Hashable, Sendable, Codable {
    /// The original transaction.
    public let originalTransactionID: TransactionID
    /// The transaction of the last paid period.
    public let transactionID: TransactionID
    /// The account.
    public let account: AccountName
    /// The subscription group.
    public let groupID: String
    /// The product of the current period.
    public let productID: ProductID
    /// The status.
    public let state: RenewalState
    /// The end of the paid period.
    public let expires: Timestamp
    /// The next renewal.
    public let renewal: RenewalInfo
    /// Whether charges for renewals fail.
    public let failsRenewals: Bool

    /// Creates a value from its parts without validating them.
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
