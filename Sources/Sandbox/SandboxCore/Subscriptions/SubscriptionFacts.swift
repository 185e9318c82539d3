/// Everything that the store needs to decide on the order of a subscription.
package struct SubscriptionFacts: Hashable, Sendable {
    /// The ordered plan, as it is sold now.
    package let plan: SubscriptionPlan
    /// The account's subscription of the group, which may have ended; nil if there never was one.
    package let current: Subscription?
    /// Whether the account ever had an introductory offer of the group.
    package let hadIntroduction: Bool
    /// The account's payments for the group.
    package let history: WinBackRules.History
    /// The store's subscription policy.
    package let policy: SubscriptionPolicy
    /// Whether the order proves the entitlement to its offer.
    package let offerEligibility: OfferEligibility

    /// Creates the facts from their parts.
    package init(
        plan: SubscriptionPlan, current: Subscription?, hadIntroduction: Bool,
        policy: SubscriptionPolicy, history: WinBackRules.History = WinBackRules.History(),
        offerEligibility: OfferEligibility = .proved
    ) {
        self.plan = plan
        self.current = current
        self.hadIntroduction = hadIntroduction
        self.policy = policy
        self.history = history
        self.offerEligibility = offerEligibility
    }
}
