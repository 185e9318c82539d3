public import StoreModel

/// A list of the store that could not be processed completely, and is requested again.
///
/// Its invalid transactions are never delivered and never skipped: the cursor stays before them.
public struct IncompleteFetch: Hashable, Sendable, Codable {
    /// The list: ``DeliverySource/unfinished`` or ``DeliverySource/changes``.
    public let source: DeliverySource
    /// The number of transactions that failed verification; 0 if the store did not answer.
    public let refused: Int
    /// The reason, in English.
    public let reason: String
    /// The number of failed attempts.
    public let attempt: Int
    /// The moment of the next attempt.
    public let notBefore: Timestamp
    /// The time of the first failure.
    public let since: Timestamp

    /// Creates the record of an incomplete fetch.
    public init(
        source: DeliverySource, refused: Int, reason: String, attempt: Int, notBefore: Timestamp,
        since: Timestamp
    ) {
        self.source = source
        self.refused = refused
        self.reason = reason
        self.attempt = attempt
        self.notBefore = notBefore
        self.since = since
    }
}
