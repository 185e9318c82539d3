public import StoreModel

/// What the merchant says to a batch of log events.
public struct LogReceipt: Hashable, Sendable, Codable {
    /// The number of the last event that need not be sent again.
    ///
    /// It may be lower than what was acknowledged before, when the merchant lost its copy: then the device goes back.
    public let acknowledged: Int64
    /// What does not fit, of this batch.
    public let findings: [LogFinding]

    /// Takes the parts as they are.
    public init(acknowledged: Int64, findings: [LogFinding] = []) {
        self.acknowledged = acknowledged
        self.findings = findings
    }
}
