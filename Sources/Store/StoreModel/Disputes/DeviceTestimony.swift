/// What an account's devices say of an order in their logs, in the copy that the merchant received first.
///
/// It is the device's word: it decides nothing, and says what the other two sides cannot see.
public struct DeviceTestimony: Hashable, Sendable, Codable {
    /// The events that name the order, in the order in which they came.
    public let events: [ReceivedLogEvent]
    /// The chains of the account, with what does not fit in each.
    public let chains: [LogChainSummary]

    /// Takes the parts as they are.
    public init(events: [ReceivedLogEvent], chains: [LogChainSummary]) {
        self.events = events
        self.chains = chains
    }

    /// What is odd about the logs, the oldest first: a chain that was rebuilt, broken or begun anew.
    public var findings: [LogFinding] {
        chains.flatMap(\.findings).sorted { $0.at < $1.at }
    }
}
