public import StoreModel

/// Everything that the machine decides from: open orders, and those that were loaded because somebody asks about them.
public struct QueueState: Hashable, Sendable {
    /// Payments by the device's id.
    public var payments: [IntentID: Payment] = [:]
    /// Deliveries by the store's id.
    public var deliveries: [TransactionID: Delivery] = [:]
    /// The account's wallet.
    public var wallet = WalletState()
    /// How far the store's changes were taken in.
    public var cursor: Int64 = 0
    /// Lists of the store that have to be asked for again; a restart asks for both in any case.
    public var backlogs: [DeliverySource: IncompleteFetch] = [:]
    /// Spendings that got no answer and wait to be sent again; a restart sends all of them in any case.
    public var spendRetries: [SpendID: SpendRetry] = [:]

    /// A queue in which nothing ever happened.
    public init() {}

    /// Whether anything is still to happen.
    public var hasOpenWork: Bool {
        payments.values.contains(where: \.isOpen) || deliveries.values.contains(where: \.isOpen)
            || !wallet.pending.isEmpty || !backlogs.isEmpty
    }

    /// Forgets what has come to its end; the journal keeps it.
    public mutating func dropSettled() {
        deliveries = deliveries.filter { $0.value.isOpen }
        payments = payments.filter { _, payment in
            // What it led to is told with it.
            payment.isOpen || payment.transactionID.map { deliveries[$0] != nil } ?? false
        }
    }
}
