/// What the store answers a merchant that asks about one order.
package enum StoreOrderLookup: Hashable, Sendable {
    /// The order.
    case order(StoreOrder)
    /// Its device gave it up before it arrived, so that it can not be charged any more.
    case closed
    /// It has never arrived.
    case unknown
    /// The store did not answer.
    case silent
}
