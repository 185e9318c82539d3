/// One event of the log.
package struct LogEventAuditRecord: Hashable, Sendable {
    /// The id, which the merchant accepts once.
    package var id: String
    /// The number in the chain; consecutive, from 1.
    package var sequence: Int64
    /// The recorded hash of the preceding event.
    package var previousHash: String
    /// Its own hash.
    package var hash: String
    /// Whether its hash matches its content.
    package var hasValidHash: Bool
    /// Whether the device knows that the merchant received it.
    package var isAcknowledged: Bool

    /// Creates a value from its parts without validating them.
    package init(
        id: String, sequence: Int64, previousHash: String, hash: String, hasValidHash: Bool = true,
        isAcknowledged: Bool = false
    ) {
        self.id = id
        self.sequence = sequence
        self.previousHash = previousHash
        self.hash = hash
        self.hasValidHash = hasValidHash
        self.isAcknowledged = isAcknowledged
    }
}
