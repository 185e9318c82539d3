public import StoreModel

/// The number of failed attempts of a spending, and the moment of the next one.
public struct SpendRetry: Hashable, Sendable {
    /// The number of attempts without an answer.
    public let attempt: Int
    /// The moment of the next attempt.
    public let notBefore: Timestamp

    /// Creates a retry.
    public init(attempt: Int, notBefore: Timestamp) {
        self.attempt = attempt
        self.notBefore = notBefore
    }
}
