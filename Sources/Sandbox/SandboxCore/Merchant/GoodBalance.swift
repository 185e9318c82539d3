package import StoreModel

/// The balance and the debt of an account in one good; neither is ever negative.
package struct GoodBalance: Hashable, Sendable {
    /// The good.
    package let good: GoodID
    /// The amount that the account has.
    package let amount: Int64
    /// The amount that the account owes because goods were spent before their refund.
    package let debt: Int64

    /// Creates a balance from its parts.
    package init(good: GoodID, amount: Int64 = 0, debt: Int64 = 0) {
        self.good = good
        self.amount = amount
        self.debt = debt
    }
}
