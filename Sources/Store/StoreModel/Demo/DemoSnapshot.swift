/// The state of one product after a demo step, as reported by store, merchant and devices.
package struct DemoSnapshot: Hashable, Sendable {
    /// The total charged so far.
    package let charged: Price
    /// The total refunded so far.
    package let refunded: Price
    /// The store's transactions, oldest first.
    package let receipts: [DemoReceipt]
    /// The first device.
    package let phone: DemoHolding
    /// The second device; nil until it is switched on.
    package let tablet: DemoHolding?
    package let merchant: DemoHolding

    /// Creates a value from its parts without validating them.
    package init(
        charged: Price, refunded: Price, receipts: [DemoReceipt], phone: DemoHolding,
        tablet: DemoHolding?, merchant: DemoHolding
    ) {
        self.charged = charged
        self.refunded = refunded
        self.receipts = receipts
        self.phone = phone
        self.tablet = tablet
        self.merchant = merchant
    }
}
