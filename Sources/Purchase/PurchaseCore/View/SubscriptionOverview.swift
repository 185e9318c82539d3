public import StoreModel

/// The account's subscriptions and the store's time, as the device knows them.
public struct SubscriptionOverview: Hashable, Sendable {
    /// One subscription for each group that the account has bought, and another one if a family member shares one of
    /// the group.
    public let subscriptions: [VerifiedSubscription]
    /// The groups in which the account has used an introductory offer.
    public let introducedGroups: Set<String>
    /// The store's clock, relative to the device's clock.
    public let clock: StoreClock
    /// The duration of subscription periods at the store.
    public let timeRate: TimeRate

    /// Creates an overview.
    public init(
        subscriptions: [VerifiedSubscription], introducedGroups: Set<String>, clock: StoreClock,
        timeRate: TimeRate = .realTime
    ) {
        self.subscriptions = subscriptions
        self.introducedGroups = introducedGroups
        self.clock = clock
        self.timeRate = timeRate
    }

    /// An overview without subscriptions, with the device's time.
    public static let empty = SubscriptionOverview(
        subscriptions: [], introducedGroups: [], clock: .real)

    /// Returns the account's own subscription of a group; only that one can be renewed, changed and bought again.
    public func subscription(of groupID: String) -> VerifiedSubscription? {
        subscriptions.first { $0.groupID == groupID && !$0.isShared }
    }
}
