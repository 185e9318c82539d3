public import PurchaseCore
public import StoreModel

/// Who is signed in, and how orders are driven.
public struct EngineOptions: Hashable, Sendable {
    /// The account whose orders are driven.
    public let account: AccountName
    /// What proves it to a shared backend.
    public let secret: String?
    /// The choices of the machine.
    public let policy: QueuePolicy
    /// How long after something was written the event log is sent, in milliseconds; nil sends it only when asked to.
    public let logPause: Int64?

    /// Takes the parts as they are.
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
