/// Goods that support gave for an order by hand; at most one for each order, kept permanently.
public struct Compensation: Hashable, Sendable, Codable {
    /// The order.
    public let numbers: OrderNumbers
    /// The receiving account.
    public let account: AccountName
    /// The goods as the ledger records them.
    public let goods: [GoodAmount]
    /// The reason; untrusted text.
    public let reason: String
    /// The time.
    public let at: Timestamp
    /// Whether it replaces the grant, which is then never made; otherwise it was given in addition.
    public let isSettlement: Bool

    /// Creates a value from its parts without validating them.
    public init(
        numbers: OrderNumbers, account: AccountName, goods: [GoodAmount], reason: String,
        at: Timestamp, isSettlement: Bool
    ) {
        self.numbers = numbers
        self.account = account
        self.goods = goods
        self.reason = reason
        self.at = at
        self.isSettlement = isSettlement
    }
}
