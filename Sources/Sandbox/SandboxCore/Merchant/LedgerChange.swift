package import StoreModel

/// A new row of the ledger.
package struct LedgerChange: Hashable, Sendable {
    /// The reason for the change.
    package let kind: WalletEntry.Kind
    /// The good and the amount; negative if it is taken or owed.
    package let change: GoodAmount
    /// The part of a grant that pays off a debt; nil if the grant does not pay one off.
    package let paidOff: Int64?
    /// The balance after the change.
    package let after: GoodBalance

    /// Creates a change from its parts.
    package init(
        kind: WalletEntry.Kind, change: GoodAmount, paidOff: Int64? = nil, after: GoodBalance
    ) {
        self.kind = kind
        self.change = change
        self.paidOff = paidOff
        self.after = after
    }
}
