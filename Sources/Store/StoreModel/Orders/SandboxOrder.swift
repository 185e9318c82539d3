/// One order in the store's tables.
public struct SandboxOrder: Hashable, Sendable, Codable {
    /// The state of an order in the store.
    public enum State: String, Hashable, Sendable, Codable {
        /// Waiting for approval.
        case pending
        /// Failed, and charged once the customer resolves the interruption.
        case interrupted
        /// Charged, but held back by the store.
        case stuck
        /// Charged or issued free, and not yet finished by the device.
        case unfinished
        /// Finished by the device.
        case finished
        /// Declined; not charged.
        case declined
        /// Cancelled in the store's purchase sheet.
        case cancelled
        /// Refunded.
        case refunded
        /// Revoked without a refund.
        case revoked
        /// Deleted in the test store.
        case deleted
    }

    /// The device's intent id; nil for a restored transaction.
    public let intentID: IntentID?
    /// The transaction id, if there is a transaction.
    public let transactionID: TransactionID?
    /// The merchant's order number; nil for a restored transaction, and from a store that does not report it.
    public let merchantOrder: MerchantOrder?
    /// The account.
    public let account: AccountName
    /// The device.
    public let device: DeviceName
    /// The product.
    public let productID: ProductID
    /// The quantity.
    public let quantity: Int
    /// The total amount that was or will be charged; 0 for a free transaction.
    public let charge: Price
    /// The refunded amount; nil if nothing was refunded, and from a store that does not report it.
    public let refunded: Price?
    /// The state.
    public let state: State
    /// When the state last changed.
    public let at: Timestamp

    /// Creates a value from its parts without validating them.
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
