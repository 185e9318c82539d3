/// The rule that a token of the App Store Server API violates; it is not revealed to the sender.
package enum APITokenError: Error, Hashable, Sendable, CaseIterable {
    /// Longer than ``APIToken/maximumLength``.
    case tooLarge
    /// Not three canonical base64url segments of strict JSON, or a claim is missing or of another type.
    case malformed
    /// Not ES256, or a header with other parameters.
    case badHeader
    /// Not signed by the key that it names.
    case badSignature
    /// The key was revoked.
    case revoked
    /// The issuer is not the key's.
    case wrongIssuer
    /// The audience is another service.
    case wrongAudience
    /// The token is for another app.
    case wrongBundle
    /// Expired, or not yet valid.
    case expired
    /// Its lifetime exceeds an hour.
    case lifetimeTooLong
}
