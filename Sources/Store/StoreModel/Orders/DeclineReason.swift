/// Why the store did not charge a purchase.
public enum DeclineReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The payment was declined.
    case paymentDeclined = "payment-declined"
    /// The customer's balance is too low.
    case insufficientFunds = "insufficient-funds"
    /// Restrictions on the device do not allow purchases.
    case notAllowed = "not-allowed"
    /// The customer must first resolve an interruption at the store; the store then charges and delivers the purchase
    /// without another request.
    case interrupted
    /// The approver declined the request.
    case approvalDeclined = "approval-declined"
    /// The approver did not answer within a day.
    case approvalLapsed = "approval-lapsed"
    /// The confirmed price, product or quantity differs from the store's.
    case termsChanged = "terms-changed"
    /// The confirmation was too old when it was sent, and the store had not received it before.
    case expired
    /// The product is not on sale for this customer.
    case productUnavailable = "product-unavailable"
    /// The product does not allow this quantity.
    case invalidQuantity = "invalid-quantity"
    /// The customer already has this subscription, and it renews.
    case alreadySubscribed = "already-subscribed"
    /// The customer is not eligible for the offer.
    case ineligibleForOffer = "ineligible-for-offer"
    /// The product does not have an offer with this identifier.
    case invalidOfferIdentifier = "invalid-offer-identifier"
    /// The merchant's signature of the offer is invalid or for another order.
    case invalidOfferSignature = "invalid-offer-signature"
    /// The offer requires a signature or a code, which the order does not have.
    case missingOfferParameters = "missing-offer-parameters"
    /// The offer code does not exist.
    case invalidOfferCode = "invalid-offer-code"
    /// The redemptions of the offer code are used up.
    case offerCodeRedeemed = "offer-code-redeemed"
    /// The offer code expired.
    case offerCodeExpired = "offer-code-expired"
    /// The store refused for another reason, whose number is in the history.
    case refused
}
