/// A catalog file's settings for subscriptions in a test store.
public struct SubscriptionSettings: Hashable, Sendable, Codable {
    /// The duration of periods (`_timeRate`).
    public let timeRate: TimeRate
    /// Whether a failed renewal is followed by a grace period (`_billingGracePeriodEnabled`).
    public let hasGracePeriod: Bool
    /// Whether charges for renewals fail (`_renewalBillingIssuesEnabled`).
    public let failsRenewals: Bool
    /// The maximum number of automatic renewals after a purchase; nil for the store's own limit.
    public let renewalLimit: Int?

    /// The number of renewals in Apple's sandbox (Apple, “Testing in-app purchases with sandbox”).
    public static let sandboxLimit = 12

    /// Creates settings without validating them. By default time is real, every charge succeeds and the catalog does
    /// not limit renewals.
    public init(
        timeRate: TimeRate = .realTime, hasGracePeriod: Bool = false, failsRenewals: Bool = false,
        renewalLimit: Int? = nil
    ) {
        self.timeRate = timeRate
        self.hasGracePeriod = hasGracePeriod
        self.failsRenewals = failsRenewals
        self.renewalLimit = renewalLimit
    }
}
