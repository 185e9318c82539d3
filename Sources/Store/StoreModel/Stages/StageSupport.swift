/// What the merchant's support finds of a transaction that a customer complains about.
package struct StageSupport: Hashable, Sendable {
    /// The order's number, where anything ties one to the transaction.
    package let order: MerchantOrder?
    /// How many events of the device's log name the purchase.
    package let events: Int

    /// Takes the parts as they are.
    package init(order: MerchantOrder?, events: Int) {
        self.order = order
        self.events = events
    }

    /// Whether it can be told which order it was.
    package var isFound: Bool { order != nil }
}
