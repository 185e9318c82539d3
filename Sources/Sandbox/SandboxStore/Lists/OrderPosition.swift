/// A position in the list of all orders and of the transactions without an order, newest first.
struct OrderPosition: CursorPosition, Comparable {
    /// When the order arrived or ended, or the transaction was created.
    let at: Int64
    /// The number of the transaction; 0 for an order without one.
    let transaction: Int64
    /// The intent of the order; empty for a transaction without one.
    let intent: String

    /// The position before all items.
    static let newest = OrderPosition(at: .max, transaction: 0, intent: "")

    init(at: Int64, transaction: Int64, intent: String) {
        (self.at, self.transaction, self.intent) = (at, transaction, intent)
    }

    init?(text: String) {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let at = Int64(parts[0]), let transaction = Int64(parts[1]) else {
            return nil
        }
        self.init(at: at, transaction: transaction, intent: String(parts[2]))
    }

    var text: String { "\(at).\(transaction).\(intent)" }

    /// Returns whether the left position is earlier in time, and so later in the list.
    static func < (left: OrderPosition, right: OrderPosition) -> Bool {
        (left.at, left.transaction, left.intent) < (right.at, right.transaction, right.intent)
    }
}
