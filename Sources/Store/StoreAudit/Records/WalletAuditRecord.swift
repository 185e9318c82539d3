package import StoreModel

/// What one device knows of one account's wallet.
package struct WalletAuditRecord: Hashable, Sendable {
    /// Whose it is.
    package var account: AccountName
    /// The merchant's last statement.
    package var statement: WalletStatement
    /// Ledger rows that the statement may not hold yet.
    package var later: [VerdictChange]
    /// Spendings of which the merchant has not confirmed anything, as positive amounts by id.
    package var pending: [SpendID: GoodAmount]
    /// What the device shows.
    package var shown: [GoodAmount]
    /// How far the store's changes were taken in.
    package var cursor: Int64

    /// Takes the parts as they are.
    package init(
        account: AccountName, statement: WalletStatement, later: [VerdictChange] = [],
        pending: [SpendID: GoodAmount] = [:], shown: [GoodAmount], cursor: Int64 = 0
    ) {
        self.account = account
        self.statement = statement
        self.later = later
        self.pending = pending
        self.shown = shown
        self.cursor = cursor
    }
}
