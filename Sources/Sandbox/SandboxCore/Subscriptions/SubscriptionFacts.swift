/// What the store knows of a group when somebody orders one of its subscriptions.
package struct SubscriptionFacts: Hashable, Sendable {
    /// What is ordered, as it is sold now.
    package let plan: SubscriptionPlan
    /// What the account has, or had, of the group.
    package let current: Subscription?
    /// Whether the account ever had an introductory offer of the group.
    package let hadIntroduction: Bool
    /// What it has paid of the group.
    package let history: WinBackRules.History
    /// How subscriptions are treated here.
    package let policy: SubscriptionPolicy
    /// Whether the order has what entitles to the offer that it asks for.
    package let standing: OfferEligibility

    /// Takes the parts as they are.
    package init(
        plan: SubscriptionPlan, current: Subscription?, hadIntroduction: Bool,
        policy: SubscriptionPolicy, history: WinBackRules.History = WinBackRules.History(),
        standing: OfferEligibility = .proved
    ) {
        self.plan = plan
        self.current = current
        self.hadIntroduction = hadIntroduction
        self.policy = policy
        self.history = history
        self.standing = standing
    }
}
