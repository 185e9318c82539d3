/// How the sandbox lets a payment go; chosen when it is paid. The raw values are those of `--outcome`.
public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is charged.
    case approve
    /// The payment is refused.
    case decline
    /// It waits for somebody's approval, for a day of the store's clock at most.
    case askToBuy = "ask-to-buy"
    /// The customer cancels in the store's own sheet.
    case cancel
    /// It is charged, some minutes of the store's clock later.
    case slowApprove = "slow-approve"
    /// The payment is refused, some minutes of the store's clock later.
    case slowDecline = "slow-decline"
    /// It fails, since the customer has something to settle with the store first; once that is done, a purchase comes
    /// that nobody has asked for.
    case interrupted
    /// It is charged, and the answer never arrives.
    case answerLost = "answer-lost"
    /// It is charged; the store says that it was bought already, and lists nothing as unfinished.
    case stuck
    /// The customer's account has too little.
    case insufficientFunds = "decline:insufficient-funds"
    /// Whoever rules the device does not allow purchases.
    case notAllowed = "decline:not-allowed"
    /// The store says that the price is another one by now.
    case termsChanged = "decline:terms-changed"
    /// The store says that it does not sell the product to this customer.
    case unavailable = "decline:product-unavailable"
    /// The store says that the offer is not for this customer.
    case ineligible = "decline:ineligible-for-offer"
    /// The store refuses for no reason that it tells.
    case refused = "decline:refused"

    /// Why the store does not charge now, where it does not.
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
