package import StoreModel

/// What a notification that is made by hand is about.
package struct TemplateSubject: Sendable {
    /// The app.
    package let bundleID: BundleID
    /// The moment of signing.
    package let now: Timestamp
    /// The player at the merchant: a UUID.
    package let player: AppAccountToken
    /// What is bought once.
    package let item: Item
    /// What is subscribed to.
    package let plan: Item
    /// The transaction that was named; a made-up one where it is nil.
    package var transaction: Transaction?

    /// A product and its price.
    package struct Item: Hashable, Sendable {
        /// The product.
        package let id: ProductID
        /// Its kind.
        package let type: ProductType
        /// What it costs.
        package let price: Price
        /// In which country.
        package let storefront: Storefront

        /// Takes the parts as they are.
        package init(id: ProductID, type: ProductType, price: Price, storefront: Storefront) {
            self.id = id
            self.type = type
            self.price = price
            self.storefront = storefront
        }
    }

    /// Takes the parts as they are.
    package init(
        bundleID: BundleID, now: Timestamp, player: AppAccountToken, item: Item, plan: Item,
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
