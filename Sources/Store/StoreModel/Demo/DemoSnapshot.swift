/// How everything stood with one product after a step of the demo: what store, merchant and devices said then.
package struct DemoSnapshot: Hashable, Sendable {
    /// All that was charged by then.
    package let charged: Price
    /// All that was paid back by then.
    package let paidBack: Price
    /// The store's transactions, oldest first.
    package let receipts: [DemoReceipt]
    /// The first device.
    package let phone: DemoHolding
    /// The other device; nil as long as nobody has switched it on.
    package let tablet: DemoHolding?
    /// The merchant.
    package let merchant: DemoHolding

    /// Takes the parts as they are.
    package init(
        charged: Price, paidBack: Price, receipts: [DemoReceipt], phone: DemoHolding,
        tablet: DemoHolding?, merchant: DemoHolding
    ) {
        self.charged = charged
        self.paidBack = paidBack
        self.receipts = receipts
        self.phone = phone
        self.tablet = tablet
        self.merchant = merchant
    }
}
