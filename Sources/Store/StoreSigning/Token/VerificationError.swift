/// Why a signed payload is rejected; the raw value is the stable code for logs and `--json`.
///
/// It names the violated rule and never the byte, so that it does not help a forger.
package enum VerificationError: String, Error, Hashable, Sendable, CaseIterable {
    /// Longer than ``JWSVerifier/maximumLength``.
    case tooLarge = "TOO_LARGE"
    /// Not three canonical base64url segments of strict JSON, or a required field is missing or of another type.
    case malformed = "MALFORMED"
    /// Not ES256.
    case badAlgorithm = "BAD_ALG"
    /// Not exactly leaf, intermediate and root.
    case badChainLength = "BAD_CHAIN_LENGTH"
    /// The chain does not lead to the pinned root.
    case untrusted = "UNTRUSTED"
    /// The chain leads to the root, but its certificates have another purpose.
    case wrongPurpose = "WRONG_PURPOSE"
    /// The leaf did not sign these bytes.
    case invalidSignature = "BAD_SIGNATURE"
    /// The chain was not valid at the payload's signing date.
    case expired = "EXPIRED"
    /// Signed in the future, beyond the tolerated clock difference.
    case signedInFuture = "SIGNED_IN_FUTURE"
    /// A genuine payload of another kind.
    case wrongType = "WRONG_TYPE"
    /// Not from a sandbox.
    case wrongEnvironment = "WRONG_ENVIRONMENT"
    /// For another app.
    case wrongBundle = "WRONG_BUNDLE"
    /// The quantity is not 1...10.
    case invalidQuantity = "BAD_QUANTITY"
    /// A verdict on another request.
    case wrongRequest = "WRONG_QUESTION"

    /// The sentence for the user.
    package var message: String {
        switch self {
        case .tooLarge: "The signed payload is too large to be genuine."
        case .malformed: "The signed payload is not well-formed."
        case .badAlgorithm: "The payload is not signed with ES256."
        case .badChainLength: "The signature does not come with exactly three certificates."
        case .untrusted: "The certificates do not lead to the trusted root."
        case .wrongPurpose: "The certificates are genuine, but not for signing purchases."
        case .invalidSignature: "The signature does not match the payload."
        case .expired: "The certificates were not valid when the payload was signed."
        case .signedInFuture:
            "The signing date is in the future: this clock is behind, or the signer's is ahead."
        case .wrongType: "The signed payload is genuine, but of another type."
        case .wrongEnvironment: "The transaction was not made in the sandbox."
        case .wrongBundle: "The transaction belongs to another app."
        case .invalidQuantity: "The quantity of the transaction is not valid."
        case .wrongRequest: "The verdict answers another request."
        }
    }
}

extension VerificationError: CustomStringConvertible {
    /// The sentence and the code.
    package var description: String { "\(message) (\(rawValue))" }
}
