/// What a device must present to sign in to an account for the first time.
package enum SignInRequirement: Hashable, Sendable {
    /// Nothing is required.
    case unrestricted
    /// The account must be new, or the proof must be a code or the account's secret.
    case owned(proof: String?)
    /// The proof must be a code or the account's secret, even for a new account.
    case invited(proof: String?)
}
