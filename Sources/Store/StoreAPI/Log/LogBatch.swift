public import StoreModel

/// Events of one chain on their way to the merchant, one after the other without a gap.
public struct LogBatch: Hashable, Sendable, Codable {
    /// How many events a batch has at most.
    public static let limit = 256

    /// The events, oldest first.
    public let events: [LogEvent]
    /// The number of the oldest event of the chain that the device still has, and so can send again.
    public let earliest: Int64

    /// Takes the parts as they are.
    public init(events: [LogEvent], earliest: Int64) {
        self.events = events
        self.earliest = earliest
    }
}
