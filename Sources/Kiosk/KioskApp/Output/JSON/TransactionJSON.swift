import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning
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

/// The result of a restore, after the lines of what was restored: `{"kind":"restored","count":…,"subscriptions":…}`
struct RestoredJSON: Encodable {
    let kind = "restored"
    let count: Int
    /// How many of these are subscriptions, which devices receive without a restore, too.
    let subscriptions: Int

    init(count: Int, subscriptions: Int) {
        (self.count, self.subscriptions) = (count, subscriptions)
    }

    private enum CodingKeys: String, CodingKey { case kind, count, subscriptions }
}

// MARK: Receipts

/// A signed transaction, under the key that the App Store Server API uses: `{"signedTransactionInfo":…}`
struct SignedJSON: Encodable {
    let signedTransactionInfo: String
}

/// The receipt data, under the key that `verifyReceipt` uses: `{"receipt-data":…}`
struct ReceiptDataJSON: Encodable {
    let receiptData: String

    private enum CodingKeys: String, CodingKey { case receiptData = "receipt-data" }
}

/// The certificate that a server has to trust: `{"kind":"root","pem":…,"sha256":…}`
struct RootJSON: Encodable {
    let kind = "root"
    let pem: String
    /// The SHA-256 fingerprint of its DER form, in hexadecimal digits.
    let sha256: String

    init(pem: String, der: [UInt8]) {
        self.pem = pem
        sha256 = Fingerprint.sha256Hex(der)
    }

    private enum CodingKeys: String, CodingKey { case kind, pem, sha256 }
}
