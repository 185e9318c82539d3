package import StoreModel

/// One row of the merchant's ledger.
package struct LedgerAuditRecord: Hashable, Sendable {
    package var account: AccountName
    /// The row.
    package var entry: WalletEntry
    /// Whether it has both a transaction and an environment, or neither.
    package var isEnvironmentConsistent = true

    /// Creates a value from its parts without validating them.
    package init(account: AccountName, entry: WalletEntry) {
        self.account = account
        self.entry = entry
    }
}

extension WalletEntry {
    /// The change of the balance: 0 for a debt, and without what paid off a debt. Nil if it overflows.
    var balanceChange: Int64? {
        guard kind != .debt else { return 0 }
        let (moved, overflow) = change.amount.subtractingReportingOverflow(paidOff ?? 0)
        return overflow ? nil : moved
    }
}
