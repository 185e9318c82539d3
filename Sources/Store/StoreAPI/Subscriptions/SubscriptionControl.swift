public import StoreModel

/// A change to a subscription by the sandbox controls.
public enum SubscriptionControl: Hashable, Sendable, Codable {
    /// A change that the customer could make.
    case wish(CustomerSubscriptionChange)
    /// Ends the paid period now.
    case expire
    /// Makes the charges for renewals fail, or succeed again.
    case failRenewals(Bool)
    /// Sets a new price from the next renewal on; `consent` tells whether the customer has to agree.
    case price(Price, consent: Bool)
    /// Adds days without a charge.
    case extend(days: Int)

    // The JSON keys of the associated values.
    private enum WishCodingKeys: String, CodingKey {
        case _0 = "wish"
    }
    private enum FailRenewalsCodingKeys: String, CodingKey {
        case _0 = "fails"
    }
    private enum PriceCodingKeys: String, CodingKey {
        case _0 = "price"
        case consent
    }
}
