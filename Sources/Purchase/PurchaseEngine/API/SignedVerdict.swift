public import StoreModel

/// The merchant's verdict on a transaction, with its signed form if the merchant signs.
public struct SignedVerdict: Hashable, Sendable {
    /// The verdict; nil if only the revocation's signed form is stored.
    public let verdict: Verdict?
    /// The signed form; nil for a merchant that does not sign.
    public let jws: JWS?

    /// Creates a verdict from its parts.
    public init(verdict: Verdict?, jws: JWS?) {
        self.verdict = verdict
        self.jws = jws
    }
}
