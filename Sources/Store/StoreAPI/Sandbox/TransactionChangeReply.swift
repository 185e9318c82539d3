public import StoreModel

/// The result of a ``TransactionChange``.
public struct TransactionChangeReply: Hashable, Sendable, Codable {
    /// The transaction.
    public let transactionID: TransactionID
    /// The time of the first change.
    public let at: Timestamp
    /// Whether the change was made before, so that nothing was changed now.
    public let isRepeated: Bool
    /// The amount that was moved, now or at the first change; negative for a refund; nil for a change without money.
    public let moved: Price?

    /// Creates a reply.
    public init(
        transactionID: TransactionID, at: Timestamp, isRepeated: Bool = false, moved: Price? = nil
    ) {
        self.transactionID = transactionID
        self.at = at
        self.isRepeated = isRepeated
        self.moved = moved
    }
}
