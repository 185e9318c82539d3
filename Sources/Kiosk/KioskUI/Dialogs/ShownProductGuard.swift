import StoreModel

/// The product that the shop displays, and since when: a purchase without confirmation requires that the user saw it.
struct ShownProductGuard: Sendable {
    let product: Product
    let since: Timestamp

    /// Returns whether a key pressed now can be meant for this version of a product.
    func isMeant(_ product: Product, at now: Timestamp) -> Bool {
        self.product == product && now.since(since) >= ConfirmGuard.settling
    }
}
