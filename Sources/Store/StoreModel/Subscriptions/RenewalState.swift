/// The status of a subscription (StoreKit's `RenewalState`, `status` in the App Store Server API).
public enum RenewalState: Int, Codable, Hashable, Sendable, CaseIterable {
    /// Active and paid.
    case subscribed = 1
    /// Expired.
    case expired
    /// The charge failed and is being retried; the customer is not entitled to it.
    case inBillingRetryPeriod
    /// The charge failed, and the customer keeps access during the grace period.
    case inGracePeriod
    /// Refunded, or no longer shared by the family.
    case revoked

    /// Whether the customer is entitled to its content.
    public var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
}
