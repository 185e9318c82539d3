/// One ledger row of a transaction, as a verdict reports it.
public struct VerdictChange: Hashable, Sendable, Codable {
    /// The version of the account's ledger that the row has.
    public let version: Int64
    /// The change of the balance: without the part that paid off a debt, negative for goods taken back.
    public let change: GoodAmount

    /// Creates a value from its parts without validating them.
    public init(version: Int64, change: GoodAmount) {
        self.version = version
        self.change = change
    }
}
