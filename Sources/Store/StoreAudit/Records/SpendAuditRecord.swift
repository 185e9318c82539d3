package import StoreModel

/// One spending as the merchant remembers it.
package struct SpendAuditRecord: Hashable, Sendable {
    /// The device's id.
    package var id: SpendID
    /// Whose goods.
    package var account: AccountName
    /// The ledger version of its row.
    package var version: Int64

    /// Takes the parts as they are.
    package init(id: SpendID, account: AccountName, version: Int64) {
        self.id = id
        self.account = account
        self.version = version
    }
}
