/// The place of an event in its chain.
public struct LogLink: Hashable, Sendable, Codable {
    /// The chain.
    public let chain: LogChainID
    /// The number of the event in the chain: 1, 2, 3 without a gap.
    public let sequence: Int64
    /// The hash of the event before; 64 zeros before the first.
    public let previousHash: String

    /// Takes the parts as they are.
    public init(chain: LogChainID, sequence: Int64, previousHash: String) {
        self.chain = chain
        self.sequence = sequence
        self.previousHash = previousHash
    }
}
