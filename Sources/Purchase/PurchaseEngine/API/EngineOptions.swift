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
    public let logUploadDelay: Int64?
    /// How many orders are open in memory when the next ones are requested or read.
    package var capacity = DeliveryHighWaterMarks()

    /// Creates options.
    public init(
        account: AccountName, secret: String? = nil, policy: QueuePolicy = QueuePolicy(),
        logUploadDelay: Int64? = 1000
    ) {
        self.account = account
        self.secret = secret
        self.policy = policy
        self.logUploadDelay = logUploadDelay
    }
}

/// The numbers of open deliveries up to which the next page of a list is requested, and of open orders that are read at
/// once, so that any number of them needs only the memory of a few pages.
package struct DeliveryHighWaterMarks: Hashable, Sendable {
    /// The deliveries in progress must be fewer.
    package var moving = 100
    /// The deliveries that wait for a retry may be as many.
    package var waiting = 2 * PageRequest.maximumLimit
    /// The maximum number of open payments, and of open deliveries, that are read from the journal at once.
    package var part = OpenOrders.partLimit

    /// Creates the default capacity.
    package init() {}
}
