package import StoreModel

/// The balance and the debt of one good in an account, as the merchant records them.
package struct BalanceAuditRecord: Hashable, Sendable {
    package var account: AccountName
    package var good: GoodID
    /// The balance.
    package var amount: Int64
    package var debt: Int64

    /// Creates a value from its parts without validating them.
    package init(account: AccountName, good: GoodID, amount: Int64, debt: Int64 = 0) {
        self.account = account
        self.good = good
        self.amount = amount
        self.debt = debt
    }
}
