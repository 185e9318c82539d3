/// The result of verifying a stored signed payload again.
package enum VerificationResult: Hashable, Sendable {
    /// The payload is valid.
    case verified
    /// The payload is invalid, for the given reason.
    case invalid(String)
    /// It could not be verified, or it was never signed.
    case unchecked
}
