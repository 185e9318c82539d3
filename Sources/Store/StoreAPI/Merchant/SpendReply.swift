public import StoreModel

/// A spending that the ledger holds.
public struct SpendReply: Hashable, Sendable, Codable {
    /// The ledger version of its row: the same one whenever it is asked again.
    public let version: Int64
    /// What the account has now.
    public let statement: WalletStatement

    /// Takes the parts as they are.
    public init(version: Int64, statement: WalletStatement) {
        self.version = version
        self.statement = statement
    }
}
