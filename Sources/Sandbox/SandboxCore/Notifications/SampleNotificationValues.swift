package import StoreModel

/// The values from which a sample notification is created.
package struct SampleNotificationValues: Sendable {
    /// The app.
    package let bundleID: BundleID
    /// The time of signing.
    package let now: Timestamp
    /// The app account token: a UUID.
    package let player: AppAccountToken
    /// The product that is not a subscription.
    package let item: SampleProduct
    /// The subscription.
    package let plan: SampleProduct
    /// The transaction of the notification; nil for a sample transaction.
    package var transaction: Transaction?

    /// A product with its price in one storefront.
    package struct SampleProduct: Hashable, Sendable {
        /// The product.
        package let id: ProductID
        /// The type of the product.
        package let type: ProductType
        /// The price of the product.
        package let price: Price
        /// The storefront of the price.
        package let storefront: Storefront

        /// Creates an item from its parts.
        package init(id: ProductID, type: ProductType, price: Price, storefront: Storefront) {
            self.id = id
            self.type = type
            self.price = price
            self.storefront = storefront
        }
    }

    /// Creates a subject from its parts.
    package init(
        bundleID: BundleID, now: Timestamp, player: AppAccountToken, item: SampleProduct,
        plan: SampleProduct,
        transaction: Transaction? = nil
    ) {
        self.bundleID = bundleID
        self.now = now
        self.player = player
        self.item = item
        self.plan = plan
        self.transaction = transaction
    }
}
