/// What the demo does with both of its products, in this order; the raw values are stable words for `--json`.
package enum DemoOperation: String, CaseIterable, Hashable, Sendable {
    /// The first purchase.
    case buy
    /// The same product once more.
    case buyAgain = "buy-again"
    /// Using some of what was granted.
    case spend
    /// The customer signs in on another device.
    case secondDevice = "second-device"
    /// Restoring on that other device.
    case restore
    /// The store gives the money of the first purchase back.
    case refund
}
