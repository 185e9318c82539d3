package import StoreModel

/// All that the merchant must know to judge one verified transaction.
package struct VerificationFacts: Hashable, Sendable {
    /// The account that asks.
    package let account: AccountName
    /// The player of that account.
    package let player: AppAccountToken
    /// The app that the merchant serves.
    package let bundleID: BundleID
    /// The product; nil where the catalog does not have it now.
    package let product: CatalogProduct?
    /// What the store says today.
    package let standing: StoreLookup
    /// What the merchant decided on this transaction before.
    package let earlier: GrantRecord?
    /// The transaction of the same ownership that paid out, for non-consumables.
    package let credited: GrantRecord?

    /// Takes the parts as they are.
    package init(
        account: AccountName, player: AppAccountToken, bundleID: BundleID, product: CatalogProduct?,
        standing: StoreLookup, earlier: GrantRecord? = nil, credited: GrantRecord? = nil
    ) {
        self.account = account
        self.player = player
        self.bundleID = bundleID
        self.product = product
        self.standing = standing
        self.earlier = earlier
        self.credited = credited
    }
}
