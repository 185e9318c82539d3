/// The goods that an order gave, and their later use.
///
/// Units of one good are indistinguishable, so the oldest are assumed to be spent first.
public struct DisputedGoods: Hashable, Sendable, Codable {
    /// The goods that the order gives by the current catalog; empty if it gives no goods.
    public let due: [GoodAmount]
    /// The goods added to the balance.
    public let given: [GoodAmount]
    /// The goods that paid off debts of the account and never entered the balance.
    public let paidOff: [GoodAmount]
    /// The unspent part of ``given``, by good.
    public let left: [GoodAmount]
    /// The debits that spent the rest, oldest first.
    public let spends: [WalletEntry]
    /// The ledger rows by which the current refund took goods back, debts included, oldest first.
    public let takenBack: [WalletEntry]

    /// Creates a value from its parts without validating them.
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
