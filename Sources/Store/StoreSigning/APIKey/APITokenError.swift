/// The rule that a token of the App Store Server API breaks; whoever sent it is not told which.
package enum APITokenError: Error, Hashable, Sendable, CaseIterable {
    /// Longer than ``APIToken/maximumLength``.
    case tooLarge
    /// Not three canonical base64url segments of strict JSON, or a claim is missing or of another type.
    case malformed
    /// Not ES256, or a header that asks for something else.
    case badHeader
    /// Not signed by the key that it names.
    case badSignature
    /// The key was revoked.
    case revoked
    /// Issued by another team.
    case wrongIssuer
    /// For another service.
    case wrongAudience
    /// For another app.
    case wrongBundle
    /// Its time is over, or not yet there.
    case expired
    /// It is good for longer than an hour.
    case tooLong
}
