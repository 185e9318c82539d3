/// The operations of the demo with each of its products, in this order; the raw values are stable words for `--json`.
package enum DemoOperation: String, CaseIterable, Hashable, Sendable {
    /// The first purchase.
    case buy
    /// A second purchase of the same product.
    case buyAgain = "buy-again"
    /// Spends some of the granted goods.
    case spend
    /// The customer signs in on another device.
    case secondDevice = "second-device"
    /// Restores purchases on that second device.
    case restore
    /// The store refunds the first purchase.
    case refund
}
