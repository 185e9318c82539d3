package import StoreModel

/// What an account has and owes of one good; neither is ever negative.
package struct GoodBalance: Hashable, Sendable {
    /// What is counted.
    package let good: GoodID
    /// What the account has.
    package let amount: Int64
    /// What it owes after refunds of spent goods.
    package let debt: Int64

    /// Takes the parts as they are.
    package init(good: GoodID, amount: Int64 = 0, debt: Int64 = 0) {
        self.good = good
        self.amount = amount
        self.debt = debt
    }
}
