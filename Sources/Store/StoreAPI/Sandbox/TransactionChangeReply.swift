public import StoreModel

/// What came of a ``TransactionChange``.
public struct TransactionChangeReply: Hashable, Sendable, Codable {
    /// The transaction.
    public let transactionID: TransactionID
    /// When it was done, first.
    public let at: Timestamp
    /// Whether it was done before, and nothing was done now.
    public let isRepeated: Bool
    /// What moved, or had moved then: back to the customer where it is negative; nil where no money has to do with it.
    public let moved: Price?

    /// Takes the parts as they are.
    public init(
        transactionID: TransactionID, at: Timestamp, isRepeated: Bool = false, moved: Price? = nil
    ) {
        self.transactionID = transactionID
        self.at = at
        self.isRepeated = isRepeated
        self.moved = moved
    }
}
