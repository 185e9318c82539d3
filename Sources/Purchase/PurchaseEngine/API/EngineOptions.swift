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

    /// Takes the parts as they are.
    public init(account: AccountName, secret: String? = nil, policy: QueuePolicy = QueuePolicy()) {
        self.account = account
        self.secret = secret
        self.policy = policy
    }
}
