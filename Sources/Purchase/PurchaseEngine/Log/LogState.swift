public import StoreModel

/// The state of an account's log on this device.
public struct LogState: Hashable, Sendable {
    /// The ID of the log's chain.
    public let chain: LogChainID
    /// The number of the oldest event that is still on this device.
    public let earliest: Int64
    /// The number of the newest event.
    public let last: Int64
    /// The number of the last event that the merchant has acknowledged.
    public let acknowledged: Int64
    /// The last inconsistency that the merchant reported, if any.
    public let finding: LogFinding.Kind?

    /// The number of events that the merchant has not acknowledged.
    public var unacknowledgedCount: Int64 { max(0, last - acknowledged) }
}
