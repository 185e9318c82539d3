public import StoreModel

/// What the merchant said of a transaction, and its signed form where it signs.
public struct SignedVerdict: Hashable, Sendable {
    /// The verdict; nil where only what the merchant took back is kept.
    public let verdict: Verdict?
    /// The proof; nil from a merchant that does not sign.
    public let jws: JWS?

    /// Takes the parts as they are.
    public init(verdict: Verdict?, jws: JWS?) {
        self.verdict = verdict
        self.jws = jws
    }
}
