package import StoreModel

/// The subscription settings of a test store.
package struct SubscriptionPolicy: Hashable, Sendable {
    /// The lengths of the periods.
    package let rate: TimeRate
    /// Whether an unpaid subscription has a grace period (`_billingGracePeriodEnabled`).
    package let hasGracePeriod: Bool
    /// The maximum number of automatic renewals after a purchase; nil for unlimited.
    package let renewalLimit: Int?
    /// Whether renewals of new subscriptions fail (`_renewalBillingIssuesEnabled`).
    package let failsRenewals: Bool

    /// The maximum number of renewals of a store without a limit; without it, a clock that is set to the far future
    /// would keep the store busy for days.
    package static let maximumRenewals = 10_000

    /// Creates a policy from its parts.
    package init(
        rate: TimeRate = .realTime, hasGracePeriod: Bool = false, renewalLimit: Int? = nil,
        failsRenewals: Bool = false
    ) {
        self.rate = rate
        self.hasGracePeriod = hasGracePeriod
        self.renewalLimit = renewalLimit
        self.failsRenewals = failsRenewals
    }

    /// Creates the policy of a catalog's settings.
    package init(_ settings: SubscriptionSettings) {
        self.init(
            rate: settings.timeRate, hasGracePeriod: settings.hasGracePeriod,
            renewalLimit: settings.renewalLimit, failsRenewals: settings.failsRenewals)
    }
}
