import PurchaseCore
import StoreModel
import StoreText

/// `{"error":{"code":…,"message":…,"charged":true|false|"unknown"}}`
struct FailureLine: Encodable {
    private let failure: CommandFailure

    init(_ failure: CommandFailure) {
        self.failure = failure
    }

    private enum Keys: String, CodingKey { case error, code, message, charged }

    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Keys.self)
        var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .error)
        try inner.encode(failure.code, forKey: .code)
        try inner.encode(failure.message, forKey: .message)
        switch failure.charged {
        case .yes: try inner.encode(true, forKey: .charged)
        case .no: try inner.encode(false, forKey: .charged)
        case .unknown: try inner.encode("unknown", forKey: .charged)
        }
    }
}

/// One transaction, in the names of the App Store Server API where it has them.
struct TransactionLine: Encodable {
    let intentId: String?
    let transactionId: String?
    let originalTransactionId: String?
    let merchantOrder: String?
    let productId: String
    let title: String
    let type: String
    let quantity: Int
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let state: String
    let stage: String
    let reason: String?
    let charged: String
    let at: Int64

    init(_ row: TransactionRow, _ prices: PriceFormatter) {
        intentId = row.intentID?.rawValue
        transactionId = row.transactionID?.rawValue
        originalTransactionId = row.originalTransactionID?.rawValue
        merchantOrder = row.merchantOrder?.rawValue
        productId = row.productID.rawValue
        title = row.displayName
        type = row.type.rawValue
        quantity = row.quantity
        price = row.charge?.milliunits
        currency = row.charge?.currency.code
        displayPrice = row.charge.map(prices.string)
        state = row.state.rawValue
        stage = row.stage.rawValue
        reason = row.detail.isEmpty ? nil : row.detail
        charged = row.isCharged.rawValue
        at = row.changedAt.milliseconds
    }
}

/// One product as this customer sees it.
struct ProductLine: Encodable {
    let productId: String
    let type: String
    let title: String
    let description: String
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let storefront: String
    let subscriptionPeriod: String?
    let unavailable: String?

    init(
        _ product: Product, _ storefront: Storefront, _ prices: PriceFormatter,
        _ messages: Messages
    ) {
        productId = product.id.rawValue
        type = product.type.rawValue
        title = product.displayName
        description = product.description
        price = product.price?.milliunits
        currency = product.price?.currency.code
        displayPrice = product.price.map(prices.string)
        self.storefront = storefront.countryCode
        subscriptionPeriod = (product.subscription?.period ?? product.duration)?.iso8601
        unavailable = product.unavailable.map { messages.sentence(for: $0, productID: product.id) }
    }
}

/// An id that is not sold, with the cause.
struct UnavailableLine: Encodable {
    let productId: String
    let unavailable: String

    init(_ product: UnavailableProduct, _ messages: Messages) {
        productId = product.productID.rawValue
        unavailable = messages.sentence(for: product.reason, productID: product.productID)
    }
}

/// `{"kind":"balance","good":…,"amount":…}`
struct BalanceLine: Encodable {
    let kind = "balance"
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }

    private enum CodingKeys: String, CodingKey { case kind, good, amount }
}

/// `{"kind":"entitlement","productId":…,"transactionId":…}`
struct EntitlementLine: Encodable {
    let kind = "entitlement"
    let productId: String
    let transactionId: String
    let originalTransactionId: String
    let type: String
    let since: Int64
    let expires: Int64?
    let restored: Bool

    init(_ entitlement: Entitlement) {
        productId = entitlement.productID.rawValue
        transactionId = entitlement.transactionID.rawValue
        originalTransactionId = entitlement.originalID.rawValue
        type = entitlement.type.rawValue
        since = entitlement.since.milliseconds
        expires = entitlement.expires?.milliseconds
        restored = entitlement.isRestored
    }

    private enum CodingKeys: String, CodingKey {
        case kind, productId, transactionId, originalTransactionId, type, since, expires, restored
    }
}
