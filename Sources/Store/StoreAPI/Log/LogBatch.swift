public import StoreModel

/// Consecutive events of one chain for an upload to the merchant.
public struct LogBatch: Hashable, Sendable, Codable {
    /// The maximum number of events in a batch.
    public static let limit = 256

    /// The events, oldest first.
    public let events: [LogEvent]
    /// The number of the oldest event of the chain that the device still has and can send again.
    public let earliest: Int64

    /// Creates a batch.
    public init(events: [LogEvent], earliest: Int64) {
        self.events = events
        self.earliest = earliest
    }
}
