/// Why the store did not charge.
public enum DeclineReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The payment was refused.
    case paymentDeclined = "payment-declined"
    /// The customer's account has too little.
    case insufficientFunds = "insufficient-funds"
    /// Whoever rules the device does not allow purchases.
    case notAllowed = "not-allowed"
    /// The customer has something to settle with the store first; the purchase comes by itself once that is done.
    case interrupted
    /// Whoever had to approve said no.
    case approvalDeclined = "approval-declined"
    /// Whoever had to approve said nothing for a day.
    case approvalLapsed = "approval-lapsed"
    /// The terms that were confirmed are not those of the store: price, product or quantity.
    case termsChanged = "terms-changed"
    /// The confirmation was too old when it could be sent, and the store had never seen it.
    case expired
    /// The product is not on sale for this customer.
    case productUnavailable = "product-unavailable"
    /// The quantity is not one of this product's.
    case invalidQuantity = "invalid-quantity"
    /// The customer has this subscription, and it renews.
    case alreadySubscribed = "already-subscribed"
    /// The offer is not for this customer.
    case ineligibleForOffer = "ineligible-for-offer"
    /// The product has no offer of this name.
    case invalidOfferIdentifier = "invalid-offer-identifier"
    /// The merchant's signature of the offer is not good, or not for this order.
    case invalidOfferSignature = "invalid-offer-signature"
    /// The offer needs a signature or a code, and the order has none.
    case missingOfferParameters = "missing-offer-parameters"
    /// There is no such offer code.
    case invalidOfferCode = "invalid-offer-code"
    /// The offer code was redeemed as often as it may be.
    case offerCodeRedeemed = "offer-code-redeemed"
    /// The time of the offer code is over.
    case offerCodeExpired = "offer-code-expired"
    /// The store refused for a reason of its own; its number is in the history.
    case refused
}
