public import StoreModel

/// Where the log of an account stands on this device.
public struct LogState: Hashable, Sendable {
    /// Its chain.
    public let chain: LogChainID
    /// The number of the oldest event that is still here.
    public let earliest: Int64
    /// The number of the newest event.
    public let last: Int64
    /// Up to here the merchant has it.
    public let acknowledged: Int64
    /// What the merchant last said does not fit, if it ever did.
    public let finding: LogFinding.Kind?

    /// How many events the merchant does not have yet.
    public var waiting: Int64 { max(0, last - acknowledged) }
}
