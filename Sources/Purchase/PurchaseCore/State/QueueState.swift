public import StoreModel

/// The state from which the machine decides: open orders, and those loaded for a request.
public struct QueueState: Hashable, Sendable {
    /// The payments by the device's ID.
    public var payments = PaymentTable()
    /// The deliveries by the store's ID.
    public var deliveries = DeliveryTable()
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

    /// The number of open payments and deliveries.
    public var openCount: Int { payments.openCount + deliveries.openCount }

    /// Whether anything is open.
    public var hasOpenWork: Bool {
        openCount > 0 || !wallet.pending.isEmpty || !backlogs.isEmpty
    }

    /// Removes everything that has ended from memory; the journal keeps it.
    public mutating func removeCompletedWork() {
        let removed = deliveries.removeSettled()
        payments.removeEnded(after: removed, keeping: deliveries)
    }

    /// Returns the state with only those payments and deliveries that events refer to.
    ///
    /// The events have the same effect on it as on the whole state, because an event changes only what it refers to and
    /// the values that do not belong to one order, such as the wallet.
    package func part(concerning events: [JournalEvent]) -> QueueState {
        var part = self
        (part.payments, part.deliveries) = (PaymentTable(), DeliveryTable())
        for event in events {
            if let id = event.intentID { part.payments[id] = payments[id] }
            if let id = event.transactionID { part.deliveries[id] = deliveries[id] }
        }
        return part
    }
}
