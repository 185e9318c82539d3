import StoreModel

/// The product that a person sees in the shop, and since when: what was not seen is not bought unasked.
struct ShownProductGuard: Sendable {
    let product: Product
    let since: Timestamp

    /// Whether a key pressed now can be meant for a product as it is sold.
    func isMeant(_ product: Product, at now: Timestamp) -> Bool {
        self.product == product && now.since(since) >= ConfirmGuard.settling
    }
}
