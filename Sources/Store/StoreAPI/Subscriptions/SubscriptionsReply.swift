public import StoreModel

/// All of an account's subscriptions, and what has to be known to buy another one.
public struct SubscriptionsReply: Hashable, Sendable, Codable {
    /// The store's time.
    public let time: StoreTimeReading
    /// How long periods last there.
    public let timeRate: TimeRate
    /// One for each group of which the account has, or had, something, oldest first.
    public let statuses: [SubscriptionStatus]
    /// The groups of which the account had an introductory offer: it gets no other one.
    public let introducedGroups: [String]

    /// Takes the parts as they are.
    public init(
        time: StoreTimeReading, timeRate: TimeRate = .realTime, statuses: [SubscriptionStatus],
        introducedGroups: [String]
    ) {
        self.time = time
        self.timeRate = timeRate
        self.statuses = statuses
        self.introducedGroups = introducedGroups
    }
}
