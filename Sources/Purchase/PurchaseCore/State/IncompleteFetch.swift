public import StoreModel

/// A list of the store that could not be taken in wholly, and is asked for again.
///
/// What is not valid in it is never delivered, and never passed over: the cursor stays before it.
public struct IncompleteFetch: Hashable, Sendable, Codable {
    /// Which list: ``DeliverySource/unfinished`` or ``DeliverySource/changes``.
    public let source: DeliverySource
    /// How many of its transactions are not believed; 0 where the store did not answer.
    public let refused: Int
    /// Why, in English.
    public let reason: String
    /// How often it was asked for in vain.
    public let attempt: Int
    /// When it is asked for again.
    public let notBefore: Timestamp
    /// Since when this has been so.
    public let since: Timestamp

    /// Takes the parts as they are.
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
