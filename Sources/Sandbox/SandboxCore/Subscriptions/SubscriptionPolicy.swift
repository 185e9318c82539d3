package import StoreModel

/// How a test store treats subscriptions.
package struct SubscriptionPolicy: Hashable, Sendable {
    /// How long periods last.
    package let rate: TimeRate
    /// Whether a customer keeps for a while what could not be renewed (`_billingGracePeriodEnabled`).
    package let hasGracePeriod: Bool
    /// How often a subscription is renewed at most, without any word of its customer; nil for always.
    package let renewalLimit: Int?
    /// Whether charges for renewals of what is bought from now on fail (`_renewalBillingIssuesEnabled`).
    package let failsRenewals: Bool

    /// How often a subscription is renewed at most where the store has no limit: a clock that is set to the end of time would
    /// keep it busy for days otherwise.
    package static let longestRun = 10_000

    /// Takes the parts as they are.
    package init(
        rate: TimeRate = .realTime, hasGracePeriod: Bool = false, renewalLimit: Int? = nil,
        failsRenewals: Bool = false
    ) {
        self.rate = rate
        self.hasGracePeriod = hasGracePeriod
        self.renewalLimit = renewalLimit
        self.failsRenewals = failsRenewals
    }

    /// As a catalog's file wants it.
    package init(_ settings: SubscriptionSettings) {
        self.init(
            rate: settings.timeRate, hasGracePeriod: settings.hasGracePeriod,
            renewalLimit: settings.renewalLimit, failsRenewals: settings.failsRenewals)
    }
}
