/// The claims of Apple's `JWSTransactionDecodedPayload` that this store's own transactions do not have.
package struct TransactionDetails: Hashable, Sendable, Codable {
    /// The number of one renewal.
    package var webOrderLineItemID: String?
    /// The group in which one is subscribed once.
    package var subscriptionGroupIdentifier: String?
    /// The customer's copy of the app.
    package var appTransactionID: String?
    /// Whether a better plan took its place.
    package var isUpgraded: Bool?
    /// 1 introductory, 2 promotional, 3 offer code, 4 win-back.
    package var offerType: Int?
    /// The offer's name.
    package var offerIdentifier: String?
    /// How long the offer goes, ISO 8601.
    package var offerPeriod: String?
    /// `FREE_TRIAL`, `PAY_AS_YOU_GO`, `PAY_UP_FRONT` or `ONE_TIME`.
    package var offerDiscountType: String?
    /// `REFUND_FULL`, `REFUND_PRORATED` or `FAMILY_REVOKE`.
    package var revocationType: String?
    /// How much went back, in thousandths of a percent.
    package var revocationPercentage: Int?

    /// None of them.
    package init() {}

    private enum CodingKeys: String, CodingKey {
        case webOrderLineItemID = "webOrderLineItemId"
        case subscriptionGroupIdentifier
        case appTransactionID = "appTransactionId"
        case isUpgraded, offerType, offerIdentifier, offerPeriod, offerDiscountType
        case revocationType, revocationPercentage
    }
}
