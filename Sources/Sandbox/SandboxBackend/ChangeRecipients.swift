package import StoreModel

/// Whom it concerns what happened at a store since a mark.
package struct ChangeRecipients: Hashable, Sendable {
    /// Up to where somebody has heard.
    package struct Mark: Hashable, Sendable {
        /// The number of the newest change.
        let sequence: Int64
        /// What was sold.
        let catalog: String
    }

    /// The accounts whose devices have something to hear.
    package let accounts: Set<AccountName>
    /// Whether something else is sold, which concerns everybody.
    package let isCatalogNew: Bool
    /// Where to go on.
    package let mark: Mark
}
