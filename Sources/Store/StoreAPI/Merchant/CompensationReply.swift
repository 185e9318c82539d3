public import StoreModel

/// A compensation that the ledger holds.
public struct CompensationReply: Hashable, Sendable, Codable {
    /// What was given, when and why: the same whenever it is asked again.
    public let compensation: Compensation
    /// Whether it was given before this request, which then changed nothing.
    public let isRepeated: Bool
    /// What the account has now.
    public let statement: WalletStatement

    /// Takes the parts as they are.
    public init(compensation: Compensation, isRepeated: Bool, statement: WalletStatement) {
        self.compensation = compensation
        self.isRepeated = isRepeated
        self.statement = statement
    }
}
