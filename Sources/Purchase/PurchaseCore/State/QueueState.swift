public import StoreModel

/// The state from which the machine decides: open orders, and those loaded for a request.
public struct QueueState: Hashable, Sendable {
    /// The payments by the device's ID.
    public var payments: [IntentID: Payment] = [:]
    /// The deliveries by the store's ID.
    public var deliveries: [TransactionID: Delivery] = [:]
    /// The account's wallet.
    public var wallet = WalletState()
    /// The cursor up to which the store's changes were processed.
    public var cursor: Int64 = 0
    /// Lists of the store to request again; a restart requests both lists in any case.
    public var backlogs: [DeliverySource: IncompleteFetch] = [:]
    /// Unanswered spendings that wait for their next attempt; a restart sends all of them in any case.
    public var spendRetries: [SpendID: SpendRetry] = [:]

    /// Creates an empty queue.
    public init() {}

    /// Whether anything is open.
    public var hasOpenWork: Bool {
        payments.values.contains(where: \.isOpen) || deliveries.values.contains(where: \.isOpen)
            || !wallet.pending.isEmpty || !backlogs.isEmpty
    }

    /// Removes everything that has ended from memory; the journal keeps it.
    public mutating func removeCompletedWork() {
        deliveries = deliveries.filter { $0.value.isOpen }
        payments = payments.filter { _, payment in
            // A completed payment stays loaded as long as its delivery, because both form one row.
            payment.isOpen || payment.transactionID.map { deliveries[$0] != nil } ?? false
        }
    }
}
