package import StoreModel

/// One debit as the merchant records it.
package struct SpendAuditRecord: Hashable, Sendable {
    /// The device's id of the debit.
    package var id: SpendID
    package var account: AccountName
    /// The version of its ledger row.
    package var version: Int64

    /// Creates a value from its parts without validating them.
    package init(id: SpendID, account: AccountName, version: Int64) {
        self.id = id
        self.account = account
        self.version = version
    }
}
