/// What a store says of a subscription's next renewal (Apple's `JWSRenewalInfoDecodedPayload`).
///
/// Dates are milliseconds since 1970, money is milliunits.
public struct RenewalInfo: Hashable, Sendable, Codable {
    /// The subscription's first transaction.
    public package(set) var originalTransactionID: TransactionID
    /// The product that is renewed next.
    public package(set) var autoRenewProductID: ProductID
    /// The product that is paid for now.
    public package(set) var productID: ProductID
    /// 1 where it renews, 0 where it does not.
    public package(set) var autoRenewStatus = 1
    /// When it was signed.
    public package(set) var signedDate: Timestamp
    /// Always `Sandbox`.
    public package(set) var environment = StoreEnvironment.sandbox
    /// Why it ended.
    public package(set) var expirationIntent: ExpirationIntent?
    /// Whether the store still tries to charge.
    public package(set) var isInBillingRetryPeriod: Bool?
    /// 0 where the subscriber has not agreed to a higher price, 1 where that is done or needless.
    public package(set) var priceIncreaseStatus: Int?
    /// Until when it is kept though it was not paid.
    public package(set) var gracePeriodExpiresDate: Timestamp?
    /// The kind of offer on which the next period is sold.
    public package(set) var offerType: OfferType?
    /// The offer's name.
    public package(set) var offerIdentifier: String?
    /// How long the whole offer lasts (App Store Server API, `offerPeriod`).
    public package(set) var offerPeriod: SubscriptionPeriod?
    /// How the offer is paid.
    public package(set) var offerDiscountType: OfferDiscountType?
    /// When this run of paid time began; gaps of sixty days and less do not end one.
    public package(set) var recentSubscriptionStartDate: Timestamp?
    /// When it is renewed.
    public package(set) var renewalDate: Timestamp?
    /// The currency of `renewalPrice`.
    public package(set) var currency: String?
    /// What the renewal costs.
    public package(set) var renewalPrice: Int64?
    /// The offers with which the customer could be won back.
    public package(set) var eligibleWinBackOfferIDs: [String]?
    /// The player at the merchant.
    public package(set) var appAccountToken: AppAccountToken?
    /// The customer's copy of the app.
    public package(set) var appTransactionID: String?

    /// A subscription that renews as it is.
    package init(
        originalTransactionID: TransactionID, productID: ProductID, signedDate: Timestamp
    ) {
        self.originalTransactionID = originalTransactionID
        autoRenewProductID = productID
        self.productID = productID
        self.signedDate = signedDate
    }

    /// The same with some of its claims changed.
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
