public import StoreModel

/// One page of the store's changes since a cursor, for one device of an account.
public struct ChangesReply: Hashable, Sendable, Codable {
    /// Transactions that are new or were signed again, oldest first; a refund redelivers the same ID.
    public let transactions: [JWS]
    /// Orders that ended without being named by one of these transactions, oldest first.
    public let orders: [OrderNotice]
    /// The cursor to continue from. It equals the cursor of the request if nothing has changed. If the requested cursor
    /// is beyond the newest change, it is lower: the cursor of the newest change.
    public let cursor: Int64
    /// Whether there are more changes after the cursor.
    public let hasMore: Bool

    /// Creates a reply.
    public init(
        transactions: [JWS], orders: [OrderNotice], cursor: Int64, hasMore: Bool = false
    ) {
        self.transactions = transactions
        self.orders = orders
        self.cursor = cursor
        self.hasMore = hasMore
    }

    /// Decodes a reply; an older store sends all changes at once, without `hasMore`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            transactions: try values.decode([JWS].self, forKey: .transactions),
            orders: try values.decode([OrderNotice].self, forKey: .orders),
            cursor: try values.decode(Int64.self, forKey: .cursor),
            hasMore: try values.decodeIfPresent(Bool.self, forKey: .hasMore) ?? false)
    }
}
