/// A transaction whose signature was checked, with the signed form it was read from.
///
/// Only whoever has verified `jws` makes one: `transaction` is what those verified bytes say.
public struct SignedTransaction: Hashable, Sendable, Codable {
    /// What the store says.
    public let transaction: Transaction
    /// The proof.
    public let jws: JWS

    /// Pairs a transaction with the verified form it was read from.
    public init(transaction: Transaction, jws: JWS) {
        self.transaction = transaction
        self.jws = jws
    }
}
