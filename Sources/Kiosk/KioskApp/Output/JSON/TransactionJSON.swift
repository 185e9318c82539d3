import PurchaseCore
import StoreModel
import StoreText

/// A transaction, with the names of the App Store Server API where it has them.
struct TransactionJSON: Encodable {
    let intentId: String?
    let transactionId: String?
    let originalTransactionId: String?
    let merchantOrder: String?
    let productId: String
    let title: String
    let type: String
    let quantity: Int
    /// The total that was, or would be, charged, in milliunits.
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let purchaseDate: Int64?
    let revocationDate: Int64?
    let state: String
    let stage: String
    let reason: String?
    let charged: String
    /// Whether the transaction has been open for longer than expected.
    let late: Bool
    /// True if the merchant's verdict is not signed, because the merchant is the team's own server; absent otherwise.
    let unsigned: Bool?
    let at: Int64

    /// Creates the JSON of a transaction.
    ///
    /// - Parameter signed: The signed transaction, if the device has it.
    init(
        _ row: TransactionRow, title: String, _ signed: Transaction?, _ prices: PriceFormatter,
        isLate: Bool = false, isUnsigned: Bool = false
    ) {
        intentId = row.intentID?.rawValue
        transactionId = row.transactionID?.rawValue
        originalTransactionId = row.originalTransactionID?.rawValue
        merchantOrder = row.merchantOrder?.rawValue
        productId = row.productID.rawValue
        self.title = title
        type = row.type.rawValue
        quantity = row.quantity
        price = row.charge?.milliunits
        currency = row.charge?.currency.code
        displayPrice = row.charge.map(prices.string)
        purchaseDate = signed?.purchaseDate.milliseconds
        revocationDate = signed?.revocationDate?.milliseconds
        state = row.state.rawValue
        stage = row.stage.rawValue
        reason = row.detail.isEmpty ? nil : row.detail
        charged = row.isCharged.rawValue
        late = isLate
        unsigned = isUnsigned ? true : nil
        at = row.changedAt.milliseconds
    }
}
