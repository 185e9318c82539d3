/// How a catalog's file wants subscriptions to be treated in a test store.
public struct SubscriptionSettings: Hashable, Sendable, Codable {
    /// How long periods last (`_timeRate`).
    public let timeRate: TimeRate
    /// Whether customers keep for a while what could not be renewed (`_billingGracePeriodEnabled`).
    public let hasGracePeriod: Bool
    /// Whether charges for renewals fail (`_renewalBillingIssuesEnabled`).
    public let failsRenewals: Bool

    /// Takes the parts as they are; without any, time is real and everything is paid.
    public init(
        timeRate: TimeRate = .realTime, hasGracePeriod: Bool = false, failsRenewals: Bool = false
    ) {
        self.timeRate = timeRate
        self.hasGracePeriod = hasGracePeriod
        self.failsRenewals = failsRenewals
    }
}
