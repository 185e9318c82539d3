package import StoreModel

/// The order for which a merchant's signature has to be.
package struct OfferOrder: Hashable, Sendable {
    /// The app.
    package let bundleID: BundleID
    /// The product.
    package let productID: ProductID
    /// The offer.
    package let offerIdentifier: String
    /// The player.
    package let appAccountToken: AppAccountToken

    /// Takes the parts as they are.
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
