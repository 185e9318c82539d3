public import StoreModel

/// A compensation that the ledger contains.
public struct CompensationReply: Hashable, Sendable, Codable {
    /// The goods, time and reason of the compensation; a repeated request returns the same values.
    public let compensation: Compensation
    /// Whether the compensation existed before this request, which then changed nothing.
    public let isRepeated: Bool
    /// The account's current statement.
    public let statement: WalletStatement

    /// Creates a reply.
    public init(compensation: Compensation, isRepeated: Bool, statement: WalletStatement) {
        self.compensation = compensation
        self.isRepeated = isRepeated
        self.statement = statement
    }
}
