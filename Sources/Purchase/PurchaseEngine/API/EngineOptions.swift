public import PurchaseCore
public import StoreModel

/// The signed-in account, and the options for driving its orders.
public struct EngineOptions: Hashable, Sendable {
    /// The account whose orders are driven.
    public let account: AccountName
    /// The secret that authenticates the account at a shared backend.
    public let secret: String?
    /// The options of the state machine.
    public let policy: QueuePolicy
    /// The delay between a write and the upload of the event log, in milliseconds; nil uploads it only on request.
    public let logPause: Int64?

    /// Creates options.
    public init(
        account: AccountName, secret: String? = nil, policy: QueuePolicy = QueuePolicy(),
        logPause: Int64? = 1000
    ) {
        self.account = account
        self.secret = secret
        self.policy = policy
        self.logPause = logPause
    }
}
