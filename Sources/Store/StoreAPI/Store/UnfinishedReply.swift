public import StoreModel

/// One page of the transactions and orders that this device has not finished; orders follow the last transaction.
public struct UnfinishedReply: Hashable, Sendable, Codable {
    /// The signed transactions, oldest first.
    public let transactions: [JWS]
    /// Orders that ended without a transaction and wait for their acknowledgement, oldest first.
    public let orders: [OrderNotice]
    /// The start of the next page; nil on the last page.
    public let next: PageCursor?

    /// Creates a reply.
    public init(transactions: [JWS], orders: [OrderNotice], next: PageCursor? = nil) {
        self.transactions = transactions
        self.orders = orders
        self.next = next
    }
}
