/// The position of an event in its chain.
public struct LogLink: Hashable, Sendable, Codable {
    /// The chain.
    public let chain: LogChainID
    /// The number of the event in the chain: 1, 2, 3 without a gap.
    public let sequence: Int64
    /// The hash of the preceding event; 64 zeros for the first event.
    public let previousHash: String

    /// Creates a value from its parts without validating them.
    public init(chain: LogChainID, sequence: Int64, previousHash: String) {
        self.chain = chain
        self.sequence = sequence
        self.previousHash = previousHash
    }
}
