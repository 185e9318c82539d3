/// A defect in a chain of log events, as the merchant found it.
public struct LogFinding: Hashable, Sendable, Codable {
    /// The kind of a defect; the raw values are stored permanently.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// An event arrived again with other content, so the chain was rebuilt. The first copy is kept.
        case rewritten
        /// The event's previous hash differs from the hash of the preceding event.
        case previousHashMismatch = "unjoined"
        /// The event's hash does not match its content.
        case hashMismatch = "unfit"
        /// The preceding events never arrived, and the device no longer has them.
        case gap
        /// The device previously had another chain of this account.
        case newChain = "new-chain"

        /// Whether the chain itself is damaged. The start of a new chain is reported but is not a conflict.
        public var isConflict: Bool { self != .newChain }
    }

    /// The kind of the defect.
    public let kind: Kind
    /// The chain.
    public let chain: LogChainID
    /// The number of the event.
    public let sequence: Int64
    /// When the merchant found it.
    public let at: Timestamp
    /// The rejected copy of the event, if the merchant kept it as evidence.
    public let event: LogEvent?

    /// Creates a value from its parts without validating them.
    public init(
        _ kind: Kind, chain: LogChainID, sequence: Int64, at: Timestamp, event: LogEvent? = nil
    ) {
        self.kind = kind
        self.chain = chain
        self.sequence = sequence
        self.at = at
        self.event = event
    }
}
