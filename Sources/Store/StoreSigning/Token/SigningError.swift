/// Why a payload was not signed.
package enum SigningError: Error, Hashable, Sendable {
    /// The payload violates a rule that every verifier enforces.
    case refused(VerificationError)
    /// The payload could not be encoded, or the key could not be used.
    case notSigned

    /// The sentence for the user.
    package var message: String {
        switch self {
        case .refused(let fault): "Nothing was signed: \(fault.message)"
        case .notSigned: "Nothing was signed: the signing key could not be used."
        }
    }
}
