package import StoreModel

/// One row that is to be written into the ledger.
package struct LedgerChange: Hashable, Sendable {
    /// Why.
    package let kind: WalletEntry.Kind
    /// What and how much; negative when it is taken or owed.
    package let change: GoodAmount
    /// How much of a grant pays off what is owed; nil where nothing does.
    package let paidOff: Int64?
    /// What the account has and owes afterwards.
    package let after: GoodBalance

    /// Takes the parts as they are.
    package init(
        kind: WalletEntry.Kind, change: GoodAmount, paidOff: Int64? = nil, after: GoodBalance
    ) {
        self.kind = kind
        self.change = change
        self.paidOff = paidOff
        self.after = after
    }
}
