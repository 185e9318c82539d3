/// What the merchant's support finds about a transaction after a customer's complaint.
package struct StageSupport: Hashable, Sendable {
    /// The order's number, if a record links one to the transaction.
    package let order: MerchantOrder?
    /// The number of events in the device's log that name the purchase.
    package let events: Int

    /// Creates a value from its parts without validating them.
    package init(order: MerchantOrder?, events: Int) {
        self.order = order
        self.events = events
    }

    /// Whether support can identify the order.
    package var isFound: Bool { order != nil }
}
