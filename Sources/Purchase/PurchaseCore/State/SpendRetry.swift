public import StoreModel

/// How often a spending was sent in vain, and when it is sent again.
public struct SpendRetry: Hashable, Sendable {
    /// How often it got no answer.
    public let attempt: Int
    /// When it is sent again.
    public let notBefore: Timestamp

    /// Takes the parts as they are.
    public init(attempt: Int, notBefore: Timestamp) {
        self.attempt = attempt
        self.notBefore = notBefore
    }
}
