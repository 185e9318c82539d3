import PurchaseCore
import StoreAPI
import StoreModel

/// The balance of a good: `{"kind":"balance","good":…,"amount":…}`
struct BalanceJSON: Encodable {
    let kind = "balance"
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }

    private enum CodingKeys: String, CodingKey { case kind, good, amount }
}

/// Goods that a refund revoked after they were spent: `{"kind":"debt","good":…,"amount":…}`
struct DebtJSON: Encodable {
    let kind = "debt"
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }

    private enum CodingKeys: String, CodingKey { case kind, good, amount }
}

/// An entitlement: `{"kind":"entitlement","productId":…,"transactionId":…}`
struct EntitlementJSON: Encodable {
    let kind = "entitlement"
    let productId: String
    let title: String
    let transactionId: String
    let originalTransactionId: String
    let type: String
    let since: Int64
    let expires: Int64?
    let restored: Bool
    let inAppOwnershipType: String

    init(_ entitlement: Entitlement, title: String) {
        self.title = title
        productId = entitlement.productID.rawValue
        transactionId = entitlement.transactionID.rawValue
        originalTransactionId = entitlement.originalID.rawValue
        type = entitlement.type.rawValue
        since = entitlement.since.milliseconds
        expires = entitlement.expires?.milliseconds
        restored = entitlement.isRestored
        let ownership: OwnershipType = entitlement.isShared ? .familyShared : .purchased
        inAppOwnershipType = ownership.rawValue
    }

    private enum CodingKeys: String, CodingKey {
        case kind, productId, title, transactionId, originalTransactionId, type, since, expires,
            restored, inAppOwnershipType
    }
}

/// A subscription, with the names of the App Store Server API: `{"kind":"subscription","productId":…,"status":1,…}`
struct SubscriptionJSON: Encodable {
    let kind = "subscription"
    let productId: String
    let subscriptionGroupIdentifier: String
    let transactionId: String
    let originalTransactionId: String
    /// 1 active, 2 expired, 3 billing retry, 4 grace period, 5 revoked.
    let status: Int
    let purchaseDate: Int64
    let expiresDate: Int64?
    let autoRenewStatus: Int
    let autoRenewProductId: String
    let renewalDate: Int64?
    let renewalPrice: Int64?
    let currency: String?
    let offerType: Int?
    let expirationIntent: Int?
    let gracePeriodExpiresDate: Int64?
    let priceIncreaseStatus: Int?
    let inAppOwnershipType: String

    init(_ subscription: SubscriptionView) {
        let (paid, renewal) = (subscription.transaction, subscription.renewal)
        productId = paid.productID.rawValue
        subscriptionGroupIdentifier = subscription.groupID
        transactionId = paid.id.rawValue
        originalTransactionId = paid.originalID.rawValue
        status = subscription.state.rawValue
        purchaseDate = paid.purchaseDate.milliseconds
        expiresDate = paid.expiresDate?.milliseconds
        autoRenewStatus = renewal.autoRenewStatus
        autoRenewProductId = renewal.autoRenewProductID.rawValue
        renewalDate = renewal.renewalDate?.milliseconds
        renewalPrice = renewal.renewalPrice
        currency = renewal.currency
        offerType = paid.offerType?.rawValue
        expirationIntent = renewal.expirationIntent?.rawValue
        gracePeriodExpiresDate = renewal.gracePeriodExpiresDate?.milliseconds
        priceIncreaseStatus = renewal.priceIncreaseStatus
        inAppOwnershipType = paid.ownershipType.rawValue
    }
}

/// The result of a spending that was answered late:
/// `{"kind":"spent","spendId":…,"good":…,"amount":…,"taken":true|false,"reason":…}`
struct SpentJSON: Encodable {
    let kind = "spent"
    let spendId: String
    let good: String
    let amount: Int64
    let taken: Bool
    let reason: String?

    init(_ settled: LateSpendResult) {
        spendId = settled.spend.id.rawValue
        good = settled.spend.goods.good.rawValue
        amount = settled.spend.goods.amount
        taken = settled.refusal == nil
        reason = settled.refusal
    }

    private enum CodingKeys: String, CodingKey { case kind, spendId, good, amount, taken, reason }
}

/// An amount of a good: `{"good":…,"amount":…}`
struct GoodAmountJSON: Encodable {
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }
}

/// The reply to a manual grant, by this request or an earlier one: `{"kind":"compensation","repeated":false,…}`
struct ManualGrantJSON: Encodable {
    let kind = "compensation"
    /// Whether an earlier request granted the goods, so that this one changed nothing.
    let repeated: Bool
    let merchantOrder: String?
    let transactionId: String?
    let intentId: String?
    let account: String
    let goods: [GoodAmountJSON]
    let reason: String
    /// Whether the manual grant replaces the grant of the order.
    let settles: Bool
    let at: Int64
    /// The balances of the account after the manual grant.
    let balances: [GoodAmountJSON]

    init(_ reply: CompensationReply) {
        let given = reply.compensation
        repeated = reply.isRepeated
        merchantOrder = given.numbers.merchantOrder?.rawValue
        transactionId = given.numbers.transactionID?.rawValue
        intentId = given.numbers.intentID?.rawValue
        account = given.account.rawValue
        goods = given.goods.map(GoodAmountJSON.init)
        reason = given.reason
        settles = given.isSettlement
        at = given.at.milliseconds
        balances = reply.statement.balances.map(GoodAmountJSON.init)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, repeated, merchantOrder, transactionId, intentId, account, goods, reason,
            settles, at, balances
    }
}
