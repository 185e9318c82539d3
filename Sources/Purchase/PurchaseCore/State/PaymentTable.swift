public import StoreModel

/// The payments in memory, with the count of open ones, which each change of a payment updates.
public struct PaymentTable: Hashable, Sendable {
    /// The payments by the device's ID.
    public private(set) var byID: [IntentID: Payment] = [:]
    /// The number of open payments.
    public private(set) var openCount = 0
    /// The payments that have ended and were changed since the last removal.
    private var ended: Set<IntentID> = []
    /// The completed payments by their transaction.
    private var completed: [TransactionID: Set<IntentID>] = [:]

    /// Creates an empty table.
    public init() {}

    /// The payment with the ID.
    public subscript(id: IntentID) -> Payment? {
        get { byID[id] }
        set {
            if let old = byID[id] {
                openCount -= old.isOpen ? 1 : 0
                if let transaction = old.transactionID { uncomplete(id, transaction) }
            }
            if let newValue {
                openCount += newValue.isOpen ? 1 : 0
                if let transaction = newValue.transactionID {
                    completed[transaction, default: []].insert(id)
                }
            }
            if newValue?.isOpen == false { ended.insert(id) } else { ended.remove(id) }
            byID[id] = newValue
        }
    }

    private mutating func uncomplete(_ id: IntentID, _ transaction: TransactionID) {
        completed[transaction]?.remove(id)
        if completed[transaction]?.isEmpty == true { completed[transaction] = nil }
    }

    /// Removes the payments that have ended, except those whose delivery is still in memory.
    ///
    /// Only payments are visited that changed since the last call, or whose delivery was removed.
    ///
    /// - Parameters:
    ///   - removed: The deliveries that were just removed.
    ///   - deliveries: The remaining deliveries.
    mutating func removeEnded(
        after removed: Set<TransactionID>, keeping deliveries: DeliveryTable
    ) {
        let candidates = ended.union(removed.flatMap { completed[$0] ?? [] })
        ended = []
        for id in candidates {
            // A completed payment stays loaded as long as its delivery, because both form one row.
            let isDelivering = byID[id]?.transactionID.map { deliveries[$0] != nil } ?? false
            if !isDelivering { self[id] = nil }
        }
    }

    /// Returns whether the tables contain the same payments; everything else results from them.
    public static func == (left: PaymentTable, right: PaymentTable) -> Bool {
        left.byID == right.byID
    }

    /// Hashes the payments.
    public func hash(into hasher: inout Hasher) { hasher.combine(byID) }
}
