public import StoreModel

/// One page of an account's subscriptions, with the data that a purchase of another one requires.
public struct SubscriptionsReply: Hashable, Sendable, Codable {
    /// The store's time.
    public let time: StoreTimeReading
    /// The duration of subscription periods at the store.
    public let timeRate: TimeRate
    /// One status for each group that the account has bought, oldest first, then those of its family.
    public let statuses: [SubscriptionStatus]
    /// The groups in which the account has used an introductory offer, and is not eligible for another one; they follow
    /// the last status.
    public let introducedGroups: [String]
    /// The start of the next page; nil on the last page.
    public let next: PageCursor?

    /// Creates a reply.
    public init(
        time: StoreTimeReading, timeRate: TimeRate = .realTime, statuses: [SubscriptionStatus],
        introducedGroups: [String], next: PageCursor? = nil
    ) {
        self.time = time
        self.timeRate = timeRate
        self.statuses = statuses
        self.introducedGroups = introducedGroups
        self.next = next
    }
}
