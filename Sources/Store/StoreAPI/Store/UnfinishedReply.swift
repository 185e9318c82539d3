public import StoreModel

/// Everything that this device has not finished.
public struct UnfinishedReply: Hashable, Sendable, Codable {
    /// Signed transactions, oldest first.
    public let transactions: [JWS]
    /// Orders that ended without one and still wait to be acknowledged, oldest first.
    public let orders: [OrderNotice]

    /// Takes the parts as they are.
    public init(transactions: [JWS], orders: [OrderNotice]) {
        self.transactions = transactions
        self.orders = orders
    }
}
