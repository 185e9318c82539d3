/// Goods that a person gave by hand for an order; at most one an order, kept for ever.
public struct Compensation: Hashable, Sendable, Codable {
    /// The order.
    public let numbers: OrderNumbers
    /// To whom.
    public let account: AccountName
    /// What, by good, as the ledger has it.
    public let goods: [GoodAmount]
    /// Why; hostile text.
    public let reason: String
    /// When.
    public let at: Timestamp
    /// Whether it stands in for the grant, which then never comes; otherwise it was given besides.
    public let isSettlement: Bool

    /// Takes the parts as they are.
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
