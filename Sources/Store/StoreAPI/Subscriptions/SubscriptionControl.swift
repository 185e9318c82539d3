public import StoreModel

/// What the controls of a test store do to a subscription.
public enum SubscriptionControl: Hashable, Sendable, Codable {
    /// Something that its customer could do.
    case wish(CustomerSubscriptionChange)
    /// What is paid ends now.
    case expire
    /// Charges for renewals fail, or succeed again.
    case failRenewals(Bool)
    /// A new price from the next renewal on; `consent` says whether the customer has to agree.
    case price(Price, consent: Bool)
    /// So many days are added without a charge.
    case extend(days: Int)

    // How the values are named in JSON.
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
