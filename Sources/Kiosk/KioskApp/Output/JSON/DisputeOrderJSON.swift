import StoreModel
import StoreText

/// The disputed order with all its numbers: `{"kind":"order",…}`
struct DisputeOrderJSON: Encodable {
    let kind = "order"
    let intentId: String?
    let transactionId: String?
    let merchantOrder: String?
    let orderId: String?
    let account: String
    let device: String?
    let productId: String
    let title: String
    let quantity: Int64
    /// The total that was, or would be, charged, in milliunits.
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let at: Int64

    init(_ order: DisputedOrder, _ title: String, _ prices: PriceFormatter) {
        intentId = order.numbers.intentID?.rawValue
        transactionId = order.numbers.transactionID?.rawValue
        merchantOrder = order.numbers.merchantOrder?.rawValue
        orderId = order.numbers.orderID?.rawValue
        account = order.account.rawValue
        device = order.device?.rawValue
        productId = order.productID.rawValue
        self.title = title
        quantity = order.quantity
        price = order.charge?.milliunits
        currency = order.charge?.currency.code
        displayPrice = order.charge.map(prices.string)
        at = order.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, intentId, transactionId, merchantOrder, orderId, account, device, productId,
            title, quantity, price, currency, displayPrice, at
    }
}
