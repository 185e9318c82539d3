/// One chain of log events as the merchant stores it.
public struct LogChainSummary: Hashable, Sendable, Codable {
    /// The chain.
    public let id: LogChainID
    /// The account to which it belongs.
    public let account: AccountName
    /// The device that wrote it.
    public let device: DeviceName
    /// When the merchant received its first event.
    public let since: Timestamp
    /// The number of its events that the merchant has.
    public let eventCount: Int64
    /// The defects of the chain, in the order in which they were found.
    public let findings: [LogFinding]

    /// Creates a value from its parts without validating them.
    public init(
        id: LogChainID, account: AccountName, device: DeviceName, since: Timestamp,
        eventCount: Int64, findings: [LogFinding]
    ) {
        self.id = id
        self.account = account
        self.device = device
        self.since = since
        self.eventCount = eventCount
        self.findings = findings
    }

    /// Whether the chain is free of conflicts.
    public var isIntact: Bool { !findings.contains { $0.kind.isConflict } }
}
