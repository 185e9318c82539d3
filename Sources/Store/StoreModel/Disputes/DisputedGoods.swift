/// What an order gave, and what became of it.
///
/// Goods of one kind cannot be told apart, so the oldest are taken to be spent first.
public struct DisputedGoods: Hashable, Sendable, Codable {
    /// What the order is to give by the catalog of today; empty where nothing is counted.
    public let due: [GoodAmount]
    /// What came into the balance, by good.
    public let given: [GoodAmount]
    /// What paid off what the account owed, by good; it never came into the balance.
    public let paidOff: [GoodAmount]
    /// What is left of ``given``, by good.
    public let left: [GoodAmount]
    /// The spendings that took the rest, oldest first.
    public let spends: [WalletEntry]
    /// The rows by which the refund in force took goods back, debts included, oldest first.
    public let takenBack: [WalletEntry]

    /// Takes the parts as they are.
    public init(
        due: [GoodAmount] = [], given: [GoodAmount] = [], paidOff: [GoodAmount] = [],
        left: [GoodAmount] = [], spends: [WalletEntry] = [], takenBack: [WalletEntry] = []
    ) {
        self.due = due
        self.given = given
        self.paidOff = paidOff
        self.left = left
        self.spends = spends
        self.takenBack = takenBack
    }
}
