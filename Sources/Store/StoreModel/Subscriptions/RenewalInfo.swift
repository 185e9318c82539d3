/// The signed payload of a subscription's next renewal (Apple's `JWSRenewalInfoDecodedPayload`).
///
/// Dates are milliseconds since 1970, amounts are milliunits.
public struct RenewalInfo: Hashable, Sendable, Codable {
    /// The original transaction of the subscription.
    public package(set) var originalTransactionID: TransactionID
    /// The product of the next renewal.
    public package(set) var autoRenewProductID: ProductID
    /// The product of the current period.
    public package(set) var productID: ProductID
    /// 1 if it renews, otherwise 0.
    public package(set) var autoRenewStatus = 1
    /// When it was signed.
    public package(set) var signedDate: Timestamp
    /// Always `Sandbox`.
    public package(set) var environment = StoreEnvironment.sandbox
    /// Why it expired.
    public package(set) var expirationIntent: ExpirationIntent?
    /// Whether the store is still retrying the charge.
    public package(set) var isInBillingRetryPeriod: Bool?
    /// 0 if the subscriber has not accepted a price increase; 1 if it was accepted or needs no consent.
    public package(set) var priceIncreaseStatus: Int?
    /// The end of the grace period.
    public package(set) var gracePeriodExpiresDate: Timestamp?
    /// The type of the offer for the next period.
    public package(set) var offerType: OfferType?
    /// The offer's id.
    public package(set) var offerIdentifier: String?
    /// The duration of the whole offer (App Store Server API, `offerPeriod`).
    public package(set) var offerPeriod: SubscriptionPeriod?
    /// The payment mode of the offer.
    public package(set) var offerDiscountType: OfferDiscountType?
    /// The start of the latest run of paid periods; gaps of up to sixty days do not end a run.
    public package(set) var recentSubscriptionStartDate: Timestamp?
    /// When it renews.
    public package(set) var renewalDate: Timestamp?
    /// The currency of `renewalPrice`.
    public package(set) var currency: String?
    /// The price of the renewal.
    public package(set) var renewalPrice: Int64?
    /// The win-back offers for which the customer is eligible.
    public package(set) var eligibleWinBackOfferIDs: [String]?
    /// The player at the merchant.
    public package(set) var appAccountToken: AppAccountToken?
    /// The id of the customer's copy of the app.
    public package(set) var appTransactionID: String?

    /// Creates the info of a subscription that renews without changes.
    package init(
        originalTransactionID: TransactionID, productID: ProductID, signedDate: Timestamp
    ) {
        self.originalTransactionID = originalTransactionID
        autoRenewProductID = productID
        self.productID = productID
        self.signedDate = signedDate
    }

    /// Returns a copy with some claims changed.
    package func changed(_ change: (inout RenewalInfo) -> Void) -> RenewalInfo {
        var copy = self
        change(&copy)
        return copy
    }

    private enum CodingKeys: String, CodingKey {
        case originalTransactionID = "originalTransactionId"
        case autoRenewProductID = "autoRenewProductId"
        case productID = "productId"
        case autoRenewStatus, signedDate, environment, expirationIntent, isInBillingRetryPeriod
        case priceIncreaseStatus, gracePeriodExpiresDate, offerType, offerIdentifier, offerPeriod
        case offerDiscountType, recentSubscriptionStartDate, renewalDate, currency, renewalPrice
        case eligibleWinBackOfferIDs = "eligibleWinBackOfferIds"
        case appAccountToken
        case appTransactionID = "appTransactionId"
    }
}
