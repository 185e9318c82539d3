package import StoreModel

/// The accounts that are affected by the store's changes since a mark.
package struct ChangeRecipients: Hashable, Sendable {
    /// A position in the store's changes.
    package struct Mark: Hashable, Sendable {
        /// The sequence number of the newest change.
        let sequence: Int64
        /// The version of the catalog.
        let catalog: String
    }

    /// The accounts whose devices have new changes.
    package let accounts: Set<AccountName>
    /// Whether the catalog has changed, which affects all accounts.
    package let isCatalogNew: Bool
    /// The position after these changes.
    package let mark: Mark
}
