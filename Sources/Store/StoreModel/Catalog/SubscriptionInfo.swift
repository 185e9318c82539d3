/// What is particular to an auto-renewable subscription.
public struct SubscriptionInfo: Hashable, Sendable, Codable {
    /// The group of which a customer has at most one at a time.
    public let groupID: String
    /// The group's name for a developer.
    public let groupName: String
    /// The level of service inside the group; 1 is the highest.
    public let level: Int
    /// How long one paid period lasts.
    public let period: SubscriptionPeriod
    /// Every offer that could be read, introductory ones first.
    public let offers: [SubscriptionOffer]
    /// The ways to pay that the catalog names, in its order; they may differ from the product's own price.
    public let billingPlans: [BillingPlan]

    /// Takes the parts as they are.
    public init(
        groupID: String, groupName: String, level: Int, period: SubscriptionPeriod,
        offers: [SubscriptionOffer], billingPlans: [BillingPlan] = []
    ) {
        self.groupID = groupID
        self.groupName = groupName
        self.level = level
        self.period = period
        self.offers = offers
        self.billingPlans = billingPlans
    }
}
