/// One chain of log events as the merchant holds it.
public struct LogChainSummary: Hashable, Sendable, Codable {
    /// The chain.
    public let id: LogChainID
    /// Whose it is.
    public let account: AccountName
    /// On which device.
    public let device: DeviceName
    /// When its first event came.
    public let since: Timestamp
    /// How many events the merchant holds of it.
    public let eventCount: Int64
    /// What does not fit, in the order in which it was found.
    public let findings: [LogFinding]

    /// Takes the parts as they are.
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

    /// Whether the chain itself is without a break.
    public var isIntact: Bool { !findings.contains { $0.kind.isConflict } }
}
