public import StoreModel

/// What happened at the store since a cursor, for one device of an account.
public struct ChangesReply: Hashable, Sendable, Codable {
    /// Signed transactions that are new or were signed anew (a refund redelivers the same id), oldest first.
    public let transactions: [JWS]
    /// Orders that ended and that none of these names, oldest first.
    public let orders: [OrderNotice]
    /// Where to go on; the same as the request's when nothing happened, and less where the request's is none that the store has
    /// reached: then it is the newest one.
    public let cursor: Int64

    /// Takes the parts as they are.
    public init(transactions: [JWS], orders: [OrderNotice], cursor: Int64) {
        self.transactions = transactions
        self.orders = orders
        self.cursor = cursor
    }
}
