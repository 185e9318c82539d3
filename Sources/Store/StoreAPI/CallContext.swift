public import StoreModel

/// On whose behalf a call is made; it goes with every call of the three protocols.
public struct CallContext: Hashable, Sendable, Codable {
    /// The customer's account.
    public let account: AccountName
    /// What proves the account to a shared backend; nil for the embedded one.
    public let secret: String?
    /// The phone that calls.
    public let device: DeviceName
    /// The id of this one call, for the logs of both sides.
    public let requestID: String

    /// Takes the parts as they are.
    public init(account: AccountName, secret: String? = nil, device: DeviceName, requestID: String)
    {
        self.account = account
        self.secret = secret
        self.device = device
        self.requestID = requestID
    }
}
