import StoreAPI
import StoreModel

/// An order as the test store has it, after one of its controls was used.
struct OrderLine: Encodable {
    let intentId: String?
    let transactionId: String?
    let account: String
    let device: String
    let productId: String
    let quantity: Int
    /// What was, or would be, charged in all.
    let price: Int64
    let currency: String
    /// The store's word: pending, unfinished, finished, declined, cancelled or refunded.
    let status: String
    let at: Int64

    init(_ order: SandboxOrder) {
        intentId = order.intentID?.rawValue
        transactionId = order.transactionID?.rawValue
        account = order.account.rawValue
        device = order.device.rawValue
        productId = order.productID.rawValue
        quantity = order.quantity
        price = order.charge.milliunits
        currency = order.charge.currency.code
        status = order.state.rawValue
        at = order.at.milliseconds
    }
}
