package import StoreModel

/// What an account has paid in one currency in all, as the store keeps it.
package struct PaidAuditRecord: Hashable, Sendable {
    /// Who paid.
    package var account: AccountName
    /// How much, refunds taken off.
    package var total: Price

    /// Takes the parts as they are.
    package init(account: AccountName, total: Price) {
        self.account = account
        self.total = total
    }
}
