/// One order as the store's tables have it.
public struct SandboxOrder: Hashable, Sendable, Codable {
    /// The store's word for where it stands.
    public enum State: String, Hashable, Sendable, Codable {
        /// Waits for approval.
        case pending
        /// Failed, and is sold once what stood in its way is settled.
        case interrupted
        /// Charged, and kept back by the store.
        case stuck
        /// Charged or issued free, and not finished by the device.
        case unfinished
        /// Finished by the device.
        case finished
        /// Not charged.
        case declined
        /// Cancelled in the store's sheet.
        case cancelled
        /// The money went back.
        case refunded
        /// Withdrawn without any money going back.
        case revoked
        /// Deleted in the test store.
        case deleted
    }

    /// The device's id; nil for a restored transaction.
    public let intentID: IntentID?
    /// The store's transaction, once there is one.
    public let transactionID: TransactionID?
    /// The merchant's number of it; nil for a restored transaction, and from a store that does not tell it.
    public let merchantOrder: MerchantOrder?
    /// Whose it is.
    public let account: AccountName
    /// On which phone.
    public let device: DeviceName
    /// What.
    public let productID: ProductID
    /// How many.
    public let quantity: Int
    /// What was or will be charged in all; nothing for a free one.
    public let charge: Price
    /// How much of that has gone back; nil where nothing has, and from a store that does not tell it.
    public let refunded: Price?
    /// Where it stands.
    public let state: State
    /// When it last changed.
    public let at: Timestamp

    /// Takes the parts as they are.
    public init(
        intentID: IntentID?, transactionID: TransactionID?, merchantOrder: MerchantOrder? = nil,
        account: AccountName, device: DeviceName, productID: ProductID, quantity: Int,
        charge: Price, refunded: Price? = nil, state: State, at: Timestamp
    ) {
        self.intentID = intentID
        self.transactionID = transactionID
        self.merchantOrder = merchantOrder
        self.account = account
        self.device = device
        self.productID = productID
        self.quantity = quantity
        self.charge = charge
        self.refunded = refunded
        self.state = state
        self.at = at
    }
}
