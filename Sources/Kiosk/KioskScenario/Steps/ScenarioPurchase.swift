package import StoreModel

/// The purchase of a step.
package struct ScenarioPurchase: Hashable, Sendable {
    /// The product.
    package let product: ProductName
    /// The quantity, 1 to 10.
    package var quantity = 1
    /// The outcome of the payment.
    package var outcome = Outcome.approve
    /// The moment at which the app crashes during the purchase; nil without a crash.
    package var crash: CrashMoment?

    /// Creates an approved purchase of one unit.
    package init(_ product: ProductName) { self.product = product }
}
