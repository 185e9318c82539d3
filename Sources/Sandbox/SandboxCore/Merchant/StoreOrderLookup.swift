/// The store's answer when the merchant looks up an order.
package enum StoreOrderLookup: Hashable, Sendable {
    /// The store has the order.
    case order(StoreOrder)
    /// The device closed the order before it arrived; it cannot be charged any more.
    case closed
    /// The order has not arrived at the store.
    case unknown
    /// The store did not answer.
    case noAnswer
}
