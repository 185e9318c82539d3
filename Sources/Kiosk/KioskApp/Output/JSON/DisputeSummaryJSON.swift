import StoreModel
import StoreText

/// Another order of the account: `{"kind":"other-order","merchantOrder":…,"verdict":…}`
struct DisputeSummaryJSON: Encodable {
    let kind = "other-order"
    let merchantOrder: String?
    let intentId: String?
    let transactionId: String?
    let productId: String
    let quantity: Int64
    let price: Int64?
    let currency: String?
    let verdict: String
    let charged: Bool?
    let at: Int64

    init(_ summary: DisputeSummary) {
        let order = summary.order
        merchantOrder = order.numbers.merchantOrder?.rawValue
        intentId = order.numbers.intentID?.rawValue
        transactionId = order.numbers.transactionID?.rawValue
        productId = order.productID.rawValue
        quantity = order.quantity
        price = order.charge?.milliunits
        currency = order.charge?.currency.code
        verdict = summary.verdict.rawValue
        charged = summary.verdict.isCharged
        at = order.at.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, merchantOrder, intentId, transactionId, productId, quantity, price, currency,
            verdict, charged, at
    }
}
