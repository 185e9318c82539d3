/// What a store says of a subscription's next renewal (Apple's `JWSRenewalInfoDecodedPayload`).
///
/// Dates are milliseconds since 1970, money is milliunits.
package struct RenewalInfo: Hashable, Sendable, Codable {
    /// The subscription's first transaction.
    package var originalTransactionID: TransactionID
    /// The product that is renewed next.
    package var autoRenewProductID: ProductID
    /// The product that is paid for now.
    package var productID: ProductID
    /// 1 where it renews, 0 where it does not.
    package var autoRenewStatus = 1
    /// When it was signed.
    package var signedDate: Timestamp
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// Why it ended: 1 cancelled, 2 billing, 3 no consent to a price, 4 no longer sold, 5 other.
    package var expirationIntent: Int?
    /// Whether the store still tries to charge.
    package var isInBillingRetryPeriod: Bool?
    /// 0 where the subscriber has not agreed to a higher price, 1 where that is done or needless.
    package var priceIncreaseStatus: Int?
    /// Until when it is kept though it was not paid.
    package var gracePeriodExpiresDate: Timestamp?
    /// 1 introductory, 2 promotional, 3 offer code, 4 win-back.
    package var offerType: Int?
    /// The offer's name.
    package var offerIdentifier: String?
    /// How long the offer goes, ISO 8601.
    package var offerPeriod: String?
    /// `FREE_TRIAL`, `PAY_AS_YOU_GO`, `PAY_UP_FRONT` or `ONE_TIME`.
    package var offerDiscountType: String?
    /// When this run of paid time began.
    package var recentSubscriptionStartDate: Timestamp?
    /// When it is renewed.
    package var renewalDate: Timestamp?
    /// The currency of `renewalPrice`.
    package var currency: String?
    /// What the renewal costs.
    package var renewalPrice: Int64?
    /// The offers with which the customer could be won back.
    package var eligibleWinBackOfferIDs: [String]?
    /// The player at the merchant.
    package var appAccountToken: AppAccountToken?
    /// The customer's copy of the app.
    package var appTransactionID: String?

    /// A subscription that renews as it is.
    package init(
        originalTransactionID: TransactionID, productID: ProductID, signedDate: Timestamp
    ) {
        self.originalTransactionID = originalTransactionID
        autoRenewProductID = productID
        self.productID = productID
        self.signedDate = signedDate
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
