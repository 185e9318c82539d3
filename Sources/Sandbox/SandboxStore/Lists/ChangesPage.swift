import SandboxCore
import StoreModel

/// A page of what is new for a device.
struct ChangesPage: Sendable {
    /// What a change is about.
    enum Item {
        case transaction(TransactionRecord)
        case order(OrderEnd)
    }

    /// In the order of their changes.
    private(set) var transactions: [TransactionRecord] = []
    /// In the order of their changes.
    private(set) var orders: [OrderEnd] = []
    /// The last change that was read.
    var cursor: Int64
    /// Whether there are changes that were not read.
    var hasMore = true

    init(cursor: Int64) { self.cursor = cursor }

    /// How many things it has.
    var count: Int { transactions.count + orders.count }

    mutating func add(_ item: Item) {
        switch item {
        case .transaction(let record): transactions.append(record)
        case .order(let end): orders.append(end)
        }
    }
}
