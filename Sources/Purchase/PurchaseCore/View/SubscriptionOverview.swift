public import StoreModel

/// All that a device knows of an account's subscriptions, and of the store's time.
public struct SubscriptionOverview: Hashable, Sendable {
    /// One for each group of which the account has, or had, something, and one more where the family shares something of it.
    public let subscriptions: [SubscriptionView]
    /// The groups of which the account had an introductory offer.
    public let introducedGroups: Set<String>
    /// The store's clock, as the device's clock shows the machine's time.
    public let clock: StoreClock
    /// How long periods last at the store.
    public let timeRate: TimeRate

    /// Takes the parts as they are.
    public init(
        subscriptions: [SubscriptionView], introducedGroups: Set<String>, clock: StoreClock,
        timeRate: TimeRate = .realTime
    ) {
        self.subscriptions = subscriptions
        self.introducedGroups = introducedGroups
        self.clock = clock
        self.timeRate = timeRate
    }

    /// Nothing is known, and time is taken as the device has it.
    public static let empty = SubscriptionOverview(
        subscriptions: [], introducedGroups: [], clock: .real)

    /// What the account bought of a group: only that can be renewed, changed and bought again.
    public func subscription(of groupID: String) -> SubscriptionView? {
        subscriptions.first { $0.groupID == groupID && !$0.isShared }
    }
}
