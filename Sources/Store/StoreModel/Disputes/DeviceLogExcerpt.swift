/// What the device logs of an account record about an order, in the copy that the merchant received first.
///
/// Devices are not trusted: the testimony decides nothing, and shows what store and merchant cannot see.
public struct DeviceLogExcerpt: Hashable, Sendable, Codable {
    /// The events that name the order, in the order of their arrival.
    public let events: [ReceivedLogEvent]
    /// The log chains of the account, with their defects.
    public let chains: [LogChainSummary]

    /// Creates a value from its parts without validating them.
    public init(events: [ReceivedLogEvent], chains: [LogChainSummary]) {
        self.events = events
        self.chains = chains
    }

    /// The defects of the logs, oldest first: a chain that was rebuilt, broken or restarted.
    public var findings: [LogFinding] {
        chains.flatMap(\.findings).sorted { $0.at < $1.at }
    }
}
