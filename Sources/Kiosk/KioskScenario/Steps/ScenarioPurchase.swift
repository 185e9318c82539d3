package import StoreModel

/// What is bought in a step.
package struct ScenarioPurchase: Hashable, Sendable {
    /// What.
    package let product: ProductName
    /// How many, 1 to 10.
    package var quantity = 1
    /// How the payment goes.
    package var outcome = Outcome.approve
    /// When the device dies on the way; nil where it lives.
    package var crash: CrashMoment?

    /// One piece that is paid.
    package init(_ product: ProductName) { self.product = product }
}
