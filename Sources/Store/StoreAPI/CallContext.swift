public import StoreModel

/// The account, device and request ID of a call; passed with every call of the store and the merchant.
public struct CallContext: Hashable, Sendable, Codable {
    /// The customer's account.
    public let account: AccountName
    /// The secret that authenticates the account at a shared backend; nil for the embedded backend.
    public let secret: String?
    /// The calling device.
    public let device: DeviceName
    /// The ID of this call, for the logs of both sides.
    public let requestID: String

    /// Creates a context.
    public init(account: AccountName, secret: String? = nil, device: DeviceName, requestID: String)
    {
        self.account = account
        self.secret = secret
        self.device = device
        self.requestID = requestID
    }
}
