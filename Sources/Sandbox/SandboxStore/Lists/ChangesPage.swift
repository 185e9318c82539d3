import SandboxCore
import StoreModel

/// A page of a device's changes.
struct ChangesPage: Sendable {
    /// The subject of a change.
    enum Item {
        case transaction(TransactionRecord)
        case order(EndedOrderNotice)
    }

    /// The changed transactions in the order of their changes.
    private(set) var transactions: [TransactionRecord] = []
    /// The ended orders in the order of their changes.
    private(set) var orders: [EndedOrderNotice] = []
    /// The sequence number of the last change that was read.
    var cursor: Int64
    /// Whether there are changes that were not read.
    var hasMore = true

    init(cursor: Int64) { self.cursor = cursor }

    /// The number of transactions and orders.
    var count: Int { transactions.count + orders.count }

    mutating func add(_ item: Item) {
        switch item {
        case .transaction(let record): transactions.append(record)
        case .order(let end): orders.append(end)
        }
    }
}
