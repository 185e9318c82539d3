package import StoreModel

/// Everything that the merchant needs to decide about a verified transaction.
package struct VerificationFacts: Hashable, Sendable {
    /// The account that sent the request.
    package let account: AccountName
    /// The app account token of that account.
    package let player: AppAccountToken
    /// The merchant's app.
    package let bundleID: BundleID
    /// The product; nil if the current catalog does not have it.
    package let product: CatalogProduct?
    /// The store's current answer about the transaction.
    package let storeLookup: StoreLookup
    /// The merchant's earlier decision on this transaction.
    package let earlier: GrantRecord?
    /// For non-consumables, the transaction of the same ownership that granted the goods.
    package let credited: GrantRecord?

    /// Creates the facts from their parts.
    package init(
        account: AccountName, player: AppAccountToken, bundleID: BundleID, product: CatalogProduct?,
        storeLookup: StoreLookup, earlier: GrantRecord? = nil, credited: GrantRecord? = nil
    ) {
        self.account = account
        self.player = player
        self.bundleID = bundleID
        self.product = product
        self.storeLookup = storeLookup
        self.earlier = earlier
        self.credited = credited
    }
}
