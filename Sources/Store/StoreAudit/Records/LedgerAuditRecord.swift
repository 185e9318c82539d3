package import StoreModel

/// One row of the merchant's ledger.
package struct LedgerAuditRecord: Hashable, Sendable {
    /// Whose.
    package var account: AccountName
    /// The row.
    package var entry: WalletEntry
    /// Whether it names an environment where it names a transaction, and only there.
    package var isPlaced = true

    /// Takes the parts as they are.
    package init(account: AccountName, entry: WalletEntry) {
        self.account = account
        self.entry = entry
    }
}

extension WalletEntry {
    /// How the row moved the balance: a debt moves none, and what is paid off never came into it. Nil where it cannot be
    /// counted.
    var moved: Int64? {
        guard kind != .debt else { return 0 }
        let (moved, overflow) = change.amount.subtractingReportingOverflow(paidOff ?? 0)
        return overflow ? nil : moved
    }
}
