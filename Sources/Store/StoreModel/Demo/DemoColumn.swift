/// The demo of one product: its steps in the order of ``DemoOperation``.
package struct DemoColumn: Hashable, Sendable {
    /// The product, as the shop displays it.
    package let product: Product
    /// The steps performed with it.
    package let steps: [DemoStep]

    /// Creates a value from its parts without validating them.
    package init(product: Product, steps: [DemoStep]) {
        self.product = product
        self.steps = steps
    }
}
