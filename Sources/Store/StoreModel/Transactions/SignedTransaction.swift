/// A transaction with a verified signature, and its signed form.
///
/// Only code that has verified `jws` creates one: `transaction` is the decoded payload.
public struct SignedTransaction: Hashable, Sendable, Codable {
    /// The decoded payload.
    public let transaction: Transaction
    /// The verified signed form.
    public let jws: JWS

    /// Creates a value from a transaction and the verified form from which it was decoded.
    public init(transaction: Transaction, jws: JWS) {
        self.transaction = transaction
        self.jws = jws
    }
}
