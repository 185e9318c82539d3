public import StoreModel

/// The merchant's answer to a batch of log events.
public struct LogReceipt: Hashable, Sendable, Codable {
    /// The number of the last event that need not be sent again.
    ///
    /// It may be lower than an earlier acknowledgement if the merchant lost its copy; the device then goes back.
    public let acknowledged: Int64
    /// The inconsistencies in this batch.
    public let findings: [LogFinding]

    /// Creates a receipt.
    public init(acknowledged: Int64, findings: [LogFinding] = []) {
        self.acknowledged = acknowledged
        self.findings = findings
    }
}
