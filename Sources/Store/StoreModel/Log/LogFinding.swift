/// Something about a chain of log events that does not fit, as the merchant found it.
public struct LogFinding: Hashable, Sendable, Codable {
    /// What does not fit; the raw values are stored for ever.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// An event came again with other content: the chain was made anew. The first copy stays.
        case rewritten
        /// Its previous hash is not the hash of the event before.
        case unjoined
        /// Its hash does not fit its content.
        case unfit
        /// The events before it never came, and the device does not have them any more.
        case gap
        /// The device had another chain of this account before.
        case newChain = "new-chain"

        /// Whether the chain itself has a break; that a device began a new one is told, and is none.
        public var isConflict: Bool { self != .newChain }
    }

    /// What does not fit.
    public let kind: Kind
    /// In which chain.
    public let chain: LogChainID
    /// At which event.
    public let sequence: Int64
    /// When the merchant found it.
    public let at: Timestamp
    /// The copy of the event that the merchant did not take, if it kept one as evidence.
    public let event: LogEvent?

    /// Takes the parts as they are.
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
