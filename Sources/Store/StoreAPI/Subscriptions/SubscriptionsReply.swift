public import StoreModel

/// An account's subscriptions, with the data that a purchase of another one requires.
public struct SubscriptionsReply: Hashable, Sendable, Codable {
    /// The store's time.
    public let time: StoreTimeReading
    /// The duration of subscription periods at the store.
    public let timeRate: TimeRate
    /// One status for each group that the account has bought, oldest first.
    public let statuses: [SubscriptionStatus]
    /// The groups in which the account has used an introductory offer, and is not eligible for another one.
    public let introducedGroups: [String]

    /// Creates a reply.
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
