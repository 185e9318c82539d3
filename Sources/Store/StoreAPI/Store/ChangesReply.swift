public import StoreModel

/// One page of what happened at the store since a cursor, for one device of an account.
public struct ChangesReply: Hashable, Sendable, Codable {
    /// Signed transactions that are new or were signed anew (a refund redelivers the same id), oldest first.
    public let transactions: [JWS]
    /// Orders that ended and that none of these names, oldest first.
    public let orders: [OrderNotice]
    /// Where to go on; the same as the request's when nothing happened, and less where the request's is none that the store has
    /// reached: then it is the newest one.
    public let cursor: Int64
    /// Whether more happened after the cursor.
    public let hasMore: Bool

    /// Takes the parts as they are.
    public init(
        transactions: [JWS], orders: [OrderNotice], cursor: Int64, hasMore: Bool = false
    ) {
        self.transactions = transactions
        self.orders = orders
        self.cursor = cursor
        self.hasMore = hasMore
    }

    /// Reads a reply; an older store sends everything at once, and no `hasMore`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            transactions: try values.decode([JWS].self, forKey: .transactions),
            orders: try values.decode([OrderNotice].self, forKey: .orders),
            cursor: try values.decode(Int64.self, forKey: .cursor),
            hasMore: try values.decodeIfPresent(Bool.self, forKey: .hasMore) ?? false)
    }
}
