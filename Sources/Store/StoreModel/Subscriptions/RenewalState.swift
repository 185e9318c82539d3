/// Where a subscription stands (StoreKit's `RenewalState`, the `status` of the App Store Server API).
public enum RenewalState: Int, Codable, Hashable, Sendable, CaseIterable {
    /// It is paid.
    case subscribed = 1
    /// It ended.
    case expired
    /// It could not be charged, and the store goes on trying; it gives nothing meanwhile.
    case inBillingRetryPeriod
    /// It could not be charged, and the customer keeps it for a while.
    case inGracePeriod
    /// The money went back, or a family no longer shares it.
    case revoked

    /// Whether the customer has what it gives.
    public var isEntitled: Bool { self == .subscribed || self == .inGracePeriod }
}
