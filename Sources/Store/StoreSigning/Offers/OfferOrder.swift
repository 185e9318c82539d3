package import StoreModel

/// The order that a merchant's signature must match.
package struct OfferOrder: Hashable, Sendable {
    /// The app.
    package let bundleID: BundleID
    package let productID: ProductID
    package let offerIdentifier: String
    /// The player.
    package let appAccountToken: AppAccountToken

    /// Creates a value from its parts without validating them.
    package init(
        bundleID: BundleID, productID: ProductID, offerIdentifier: String,
        appAccountToken: AppAccountToken
    ) {
        self.bundleID = bundleID
        self.productID = productID
        self.offerIdentifier = offerIdentifier
        self.appAccountToken = appAccountToken
    }
}
