public import StoreModel

/// A spending that the ledger contains.
public struct SpendReply: Hashable, Sendable, Codable {
    /// The ledger version of its row; a repeated request returns the same one.
    public let version: Int64
    /// The account's current statement.
    public let statement: WalletStatement

    /// Creates a reply.
    public init(version: Int64, statement: WalletStatement) {
        self.version = version
        self.statement = statement
    }
}
