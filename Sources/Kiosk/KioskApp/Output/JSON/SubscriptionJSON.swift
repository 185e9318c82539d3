import PurchaseCore
import StoreModel

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
