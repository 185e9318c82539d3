/// The result of a payment in the sandbox, chosen with the purchase. The raw values are those of `--outcome`.
public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The purchase is charged.
    case approve
    /// The payment is declined.
    case decline
    /// The purchase waits for an approval, for at most a day of the store's clock.
    case askToBuy = "ask-to-buy"
    /// The customer cancels in the store's purchase sheet.
    case cancel
    /// The purchase is charged some minutes of the store's clock later.
    case slowApprove = "slow-approve"
    /// The payment is declined some minutes of the store's clock later.
    case slowDecline = "slow-decline"
    /// The purchase fails until the customer resolves an interruption at the store; an unsolicited transaction then
    /// arrives.
    case interrupted
    /// The purchase is charged, and the answer never arrives.
    case answerLost = "answer-lost"
    /// The purchase is charged, but the store reports that the product was already bought and lists no unfinished
    /// transaction.
    case stuck
    /// The customer's balance is too low.
    case insufficientFunds = "decline:insufficient-funds"
    /// Restrictions on the device do not allow purchases.
    case notAllowed = "decline:not-allowed"
    /// The store reports that the price has changed.
    case termsChanged = "decline:terms-changed"
    /// The store reports that the product is not on sale for this customer.
    case unavailable = "decline:product-unavailable"
    /// The store reports that the customer is not eligible for the offer.
    case ineligible = "decline:ineligible-for-offer"
    /// The store declines without a reason.
    case refused = "decline:refused"

    /// The immediate decline reason; nil if the outcome has none.
    public var declineReason: DeclineReason? {
        switch self {
        case .decline: .paymentDeclined
        case .interrupted: .interrupted
        case .insufficientFunds: .insufficientFunds
        case .notAllowed: .notAllowed
        case .termsChanged: .termsChanged
        case .unavailable: .productUnavailable
        case .ineligible: .ineligibleForOffer
        case .refused: .refused
        case .approve, .askToBuy, .cancel, .slowApprove, .slowDecline, .answerLost, .stuck: nil
        }
    }
}
