public import StoreModel

/// One page of what this device has not finished: transactions first, and orders behind the last of them.
public struct UnfinishedReply: Hashable, Sendable, Codable {
    /// Signed transactions, oldest first.
    public let transactions: [JWS]
    /// Orders that ended without one and still wait to be acknowledged, oldest first.
    public let orders: [OrderNotice]
    /// Where the next page begins; nil on the last page.
    public let next: PageCursor?

    /// Takes the parts as they are.
    public init(transactions: [JWS], orders: [OrderNotice], next: PageCursor? = nil) {
        self.transactions = transactions
        self.orders = orders
        self.next = next
    }
}
