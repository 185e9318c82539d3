package import StoreModel

/// How a test store treats subscriptions.
package struct SubscriptionPolicy: Hashable, Sendable {
    /// How long periods last.
    package let rate: TimeRate
    /// Whether a customer keeps for a while what could not be renewed (`_billingGracePeriodEnabled`).
    package let hasGracePeriod: Bool
    /// How often a subscription is renewed at most, without any word of its customer; nil for always.
    package let renewalLimit: Int?

    /// Takes the parts as they are.
    package init(
        rate: TimeRate = .realTime, hasGracePeriod: Bool = false, renewalLimit: Int? = nil
    ) {
        self.rate = rate
        self.hasGracePeriod = hasGracePeriod
        self.renewalLimit = renewalLimit
    }

    /// As a catalog's file wants it.
    package init(_ settings: SubscriptionSettings) {
        self.init(rate: settings.timeRate, hasGracePeriod: settings.hasGracePeriod)
    }

    /// How often Apple's sandbox renews a subscription (Apple, “Testing in-app purchases with sandbox”).
    package static let sandboxLimit = 12
}
