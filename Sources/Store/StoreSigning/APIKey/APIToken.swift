import Crypto
package import StoreModel

/// The token with which a server authenticates to the App Store Server API: a JWT, signed with ES256 (RFC 7519).
///
/// Apple's rules are at
/// developer.apple.com/documentation/appstoreserverapi/generating-json-web-tokens-for-api-requests.
package struct APIToken: Sendable {
    /// The maximum length of a token that is parsed, in bytes; a genuine one has less than 1 KB.
    package static let maximumLength = 8 * 1024
    /// The maximum lifetime of a token, in seconds.
    package static let maximumLifetime: Int64 = 60 * 60
    /// The tolerated advance of the issuing server's clock, in seconds.
    package static let clockTolerance: Int64 = 60
    private static let audience = "appstoreconnect-v1"

    /// The id of the key that claims to have signed it.
    package let keyID: APIKeyID
    private let token: CompactToken
    private let claims: APITokenClaims

    /// Parses a token without verifying it.
    ///
    /// - Throws: ``APITokenError``: `tooLarge`, `malformed`, `badHeader`.
    package init(_ text: String) throws(APITokenError) {
        guard text.utf8.count <= Self.maximumLength else { throw .tooLarge }
        guard let token = try? CompactToken(JWS(compact: text)),
            let header = (try? token.header()).flatMap({ JSONValue(strict: $0)?.members }),
            let claims = JSONValue(strict: token.payload)?.members
        else { throw .malformed }
        // Headers such as `crit`, `jwk`, `jku` and `x5u` would change how the token is verified.
        guard Set(header.keys).isSubset(of: ["alg", "kid", "typ"]),
            header["alg"]?.text == "ES256", let kid = header["kid"]?.text,
            header["typ"].map({ $0.text == "JWT" }) ?? true
        else { throw .badHeader }
        keyID = APIKeyID(kid)
        self.token = token
        self.claims = try APITokenClaims(claims)
    }

    /// Returns whether the key signed it. The result does not depend on the time or on whether the key was revoked.
    package func isSigned(by key: APIKey) -> Bool {
        guard key.id == keyID,
            let point = Base64.standard.decode(key.publicKey.utf8),
            let publicKey = try? P256.Signing.PublicKey(x963Representation: point)
        else { return false }
        return ES256.isValid(token.signature, over: token.signedBytes, by: publicKey)
    }

    /// Validates the claims; the caller also checks the signature.
    ///
    /// - Parameters:
    ///   - key: The current state of the key with this id.
    ///   - bundleID: The app of the request.
    ///   - now: The real time, not that of the sandbox's clock.
    /// - Throws: ``APITokenError``.
    package func checkClaims(
        by key: APIKey, bundleID: BundleID, now: Timestamp
    ) throws(APITokenError) {
        guard key.id == keyID else { throw .badSignature }
        guard key.revokedAt == nil else { throw .revoked }
        guard IssuerID(claims.issuer) == key.issuerID else { throw .wrongIssuer }
        guard claims.audience.contains(Self.audience) else { throw .wrongAudience }
        guard BundleID(claims.bundleID) == bundleID else { throw .wrongBundle }
        try checkTimes(now: now.milliseconds / 1000)
    }

    private func checkTimes(now: Int64) throws(APITokenError) {
        guard claims.expiresAt > now, claims.notBefore ?? now <= now + Self.clockTolerance,
            claims.issuedAt ?? now <= now + Self.clockTolerance
        else { throw .expired }
        // A token without a date of issue, as Apple's Python library creates them, counts as issued now.
        let (lifetime, overflow) = claims.expiresAt.subtractingReportingOverflow(
            claims.issuedAt ?? now)
        guard !overflow, lifetime <= Self.maximumLifetime else { throw .lifetimeTooLong }
    }
}
