public import StoreModel

/// The deliveries in memory, with the counts of open ones.
///
/// Each change of a delivery updates the counts, so reading them does not depend on the number of deliveries.
public struct DeliveryTable: Hashable, Sendable {
    /// The numbers of deliveries whose next step is being performed.
    private struct InProgress {
        /// The delivered ones, which are not finished at the store yet.
        var delivered = 0
        /// Those in all other stages.
        var others = 0

        mutating func count(_ delivery: Delivery, _ step: Int) {
            if delivery.stage == .delivered { delivered += step } else { others += step }
        }
    }

    /// The deliveries by the store's ID.
    public private(set) var byID: [TransactionID: Delivery] = [:]
    /// The number of open deliveries.
    public private(set) var openCount = 0
    private var inProgress = InProgress()
    private var inProgressByProduct: [ProductID: InProgress] = [:]
    /// The deliveries that are settled and not removed yet.
    private var settled: Set<TransactionID> = []

    /// Creates an empty table.
    public init() {}

    /// The delivery with the ID.
    public subscript(id: TransactionID) -> Delivery? {
        get { byID[id] }
        set {
            if let old = byID[id] { count(old, -1) }
            if let newValue { count(newValue, 1) }
            if newValue?.isOpen == false { settled.insert(id) } else { settled.remove(id) }
            byID[id] = newValue
        }
    }

    /// The number of deliveries that wait for a retry.
    public var waitingCount: Int { openCount - inProgress.delivered - inProgress.others }

    /// Returns the number of deliveries in progress, of a product or of all products.
    ///
    /// A delivered transaction that the customer finishes manually is not in progress.
    public func countInProgress(of product: ProductID? = nil, _ policy: QueuePolicy) -> Int {
        let counts = product.map { inProgressByProduct[$0] ?? InProgress() } ?? inProgress
        return counts.others + (policy.autoFinish ? counts.delivered : 0)
    }

    /// Removes the settled deliveries, and returns their IDs.
    mutating func removeSettled() -> Set<TransactionID> {
        let removed = settled
        settled = []
        for id in removed { byID[id] = nil }
        return removed
    }

    private mutating func count(_ delivery: Delivery, _ step: Int) {
        guard delivery.isOpen else { return }
        openCount += step
        guard delivery.notBefore == nil else { return }
        let product = delivery.signed.transaction.productID
        inProgress.count(delivery, step)
        var counts = inProgressByProduct[product] ?? InProgress()
        counts.count(delivery, step)
        inProgressByProduct[product] = counts.delivered + counts.others > 0 ? counts : nil
    }

    /// Returns whether the tables contain the same deliveries; the counts result from them.
    public static func == (left: DeliveryTable, right: DeliveryTable) -> Bool {
        left.byID == right.byID
    }

    /// Hashes the deliveries.
    public func hash(into hasher: inout Hasher) { hasher.combine(byID) }
}
