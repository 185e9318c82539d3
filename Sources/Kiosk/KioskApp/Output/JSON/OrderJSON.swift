import StoreAPI
import StoreModel

/// An order as the test store has it, after one of its controls was used.
struct OrderJSON: Encodable {
    let intentId: String?
    let transactionId: String?
    let merchantOrder: String?
    let account: String
    let device: String
    let productId: String
    let quantity: Int
    /// What was, or would be, charged in all.
    let price: Int64
    let currency: String
    /// The store's word: pending, unfinished, finished, declined, cancelled, refunded, revoked or deleted.
    let status: String
    let at: Int64
    /// What moved by that, in milliunits: back to the customer where it is negative.
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
