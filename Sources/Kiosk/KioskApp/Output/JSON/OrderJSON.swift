import StoreAPI
import StoreModel

/// The state of an order at the test store, after a command has changed it.
struct OrderJSON: Encodable {
    let intentId: String?
    let transactionId: String?
    let merchantOrder: String?
    let account: String
    let device: String
    let productId: String
    let quantity: Int
    /// The total that was, or would be, charged, in milliunits.
    let price: Int64
    let currency: String
    /// The store's state: pending, interrupted, stuck, unfinished, finished, declined, cancelled, refunded, revoked or
    /// deleted.
    let status: String
    let at: Int64
    /// The amount that the change charged, in milliunits; negative if it was refunded.
    let moved: Int64?

    init(_ order: SandboxOrder, moved: Price? = nil) {
        intentId = order.intentID?.rawValue
        transactionId = order.transactionID?.rawValue
        merchantOrder = order.merchantOrder?.rawValue
        account = order.account.rawValue
        device = order.device.rawValue
        productId = order.productID.rawValue
        quantity = order.quantity
        price = order.charge.milliunits
        currency = order.charge.currency.code
        status = order.state.rawValue
        at = order.at.milliseconds
        self.moved = moved?.milliunits
    }
}
