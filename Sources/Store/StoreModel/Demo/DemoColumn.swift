/// The demo of one product: its steps in the order of ``DemoOperation``.
package struct DemoColumn: Hashable, Sendable {
    /// The product, as the shop shows it.
    package let product: Product
    /// What was done with it.
    package let steps: [DemoStep]

    /// Takes the parts as they are.
    package init(product: Product, steps: [DemoStep]) {
        self.product = product
        self.steps = steps
    }
}
