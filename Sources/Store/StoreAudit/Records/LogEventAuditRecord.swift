/// One event of the log.
package struct LogEventAuditRecord: Hashable, Sendable {
    /// Its id, by which it is received once.
    package var id: String
    /// Its place in the chain; dense, from 1.
    package var sequence: Int64
    /// The hash that it names as the one before.
    package var previousHash: String
    /// Its own hash.
    package var hash: String
    /// Whether its hash is that of its content.
    package var isSealed: Bool
    /// Whether the merchant is known to have it.
    package var isAcknowledged: Bool

    /// Takes the parts as they are.
    package init(
        id: String, sequence: Int64, previousHash: String, hash: String, isSealed: Bool = true,
        isAcknowledged: Bool = false
    ) {
        self.id = id
        self.sequence = sequence
        self.previousHash = previousHash
        self.hash = hash
        self.isSealed = isSealed
        self.isAcknowledged = isAcknowledged
    }
}
