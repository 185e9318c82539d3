package import StoreModel

/// The total that an account has paid in one currency, as the store records it.
package struct PaidTotalAuditRecord: Hashable, Sendable {
    package var account: AccountName
    /// The total, less refunds.
    package var total: Price

    /// Creates a value from its parts without validating them.
    package init(account: AccountName, total: Price) {
        self.account = account
        self.total = total
    }
}
