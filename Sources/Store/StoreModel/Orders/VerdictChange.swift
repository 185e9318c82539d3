/// One ledger row that a transaction made, as a verdict names it.
public struct VerdictChange: Hashable, Sendable, Codable {
    /// The account's ledger version of the row.
    public let version: Int64
    /// How the balance moved: without what paid off a debt, negative when it was taken back.
    public let change: GoodAmount

    /// Takes the parts as they are.
    public init(version: Int64, change: GoodAmount) {
        self.version = version
        self.change = change
    }
}
