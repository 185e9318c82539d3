/// How a catalog's file wants subscriptions to be treated in a test store.
public struct SubscriptionSettings: Hashable, Sendable, Codable {
    /// How long periods last (`_timeRate`).
    public let timeRate: TimeRate
    /// Whether customers keep for a while what could not be renewed (`_billingGracePeriodEnabled`).
    public let hasGracePeriod: Bool
    /// Whether charges for renewals fail (`_renewalBillingIssuesEnabled`).
    public let failsRenewals: Bool
    /// How often a subscription is renewed without any word of its customer; nil for always.
    public let renewalLimit: Int?

    /// How often Apple's sandbox renews a subscription (Apple, “Testing in-app purchases with sandbox”).
    public static let sandboxLimit = 12

    /// Takes the parts as they are; without any, time is real, everything is paid and nothing ends by itself.
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
