package import StoreModel

/// One device's view of one account's wallet.
package struct WalletAuditRecord: Hashable, Sendable {
    package var account: AccountName
    /// The merchant's last statement.
    package var statement: WalletStatement
    /// Later ledger rows, which the statement may not include.
    package var laterChanges: [VerdictChange]
    /// The debits that the merchant has not confirmed, as positive amounts by id.
    package var pending: [SpendID: GoodAmount]
    package var displayedBalances: [GoodAmount]
    /// The last of the store's changes that the device processed.
    package var cursor: Int64

    /// Creates a value from its parts without validating them.
    package init(
        account: AccountName, statement: WalletStatement, laterChanges: [VerdictChange] = [],
        pending: [SpendID: GoodAmount] = [:], displayedBalances: [GoodAmount], cursor: Int64 = 0
    ) {
        self.account = account
        self.statement = statement
        self.laterChanges = laterChanges
        self.pending = pending
        self.displayedBalances = displayedBalances
        self.cursor = cursor
    }
}
