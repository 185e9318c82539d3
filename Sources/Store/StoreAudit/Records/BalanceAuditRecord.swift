package import StoreModel

/// What an account has and owes of one good, as the merchant keeps it.
package struct BalanceAuditRecord: Hashable, Sendable {
    /// Whose.
    package var account: AccountName
    /// What is counted.
    package var good: GoodID
    /// What the account has.
    package var amount: Int64
    /// What it owes.
    package var debt: Int64

    /// Takes the parts as they are.
    package init(account: AccountName, good: GoodID, amount: Int64, debt: Int64 = 0) {
        self.account = account
        self.good = good
        self.amount = amount
        self.debt = debt
    }
}
