/// The terms of an auto-renewable subscription.
public struct SubscriptionInfo: Hashable, Sendable, Codable {
    /// The subscription group, of which a customer holds at most one subscription at a time.
    public let groupID: String
    /// The developer's name for the group.
    public let groupName: String
    /// The level of service inside the group; 1 is the highest.
    public let level: Int
    /// The length of one paid period.
    public let period: SubscriptionPeriod
    /// The readable offers, introductory ones first.
    public let offers: [SubscriptionOffer]
    /// The payment plans in the catalog's order; their prices may differ from the product's own price.
    public let billingPlans: [BillingPlan]

    /// Creates a value from its parts without validating them.
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
