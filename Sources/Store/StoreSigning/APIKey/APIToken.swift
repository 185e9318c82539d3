import Crypto
package import StoreModel

/// The token with which a server proves itself to the App Store Server API: a JWT, signed with ES256 (RFC 7519).
///
/// Apple's rules are at developer.apple.com/documentation/appstoreserverapi/generating-json-web-tokens-for-api-requests.
package struct APIToken: Sendable {
    /// The longest token that is looked at, in bytes; a genuine one has less than 1 KB.
    package static let maximumLength = 8 * 1024
    /// How long a token may be good for, in seconds.
    package static let longestLife: Int64 = 60 * 60
    /// How much the clock of the server that made it may be ahead, in seconds.
    package static let clockTolerance: Int64 = 60
    private static let audience = "appstoreconnect-v1"

    /// The key that it says has signed it.
    package let keyID: APIKeyID
    private let token: CompactToken
    private let claims: APITokenClaims

    /// Takes a token apart; nothing of it is believed yet.
    ///
    /// - Throws: ``APITokenError``: `tooLarge`, `malformed`, `badHeader`.
    package init(_ text: String) throws(APITokenError) {
        guard text.utf8.count <= Self.maximumLength else { throw .tooLarge }
        guard let token = try? CompactToken(JWS(compact: text)),
            let header = (try? token.header()).flatMap({ JSONValue(strict: $0)?.members }),
            let claims = JSONValue(strict: token.payload)?.members
        else { throw .malformed }
        // `crit`, `jwk`, `jku`, `x5u` and the like ask a reader to do something else.
        guard Set(header.keys).isSubset(of: ["alg", "kid", "typ"]),
            header["alg"]?.text == "ES256", let kid = header["kid"]?.text,
            header["typ"].map({ $0.text == "JWT" }) ?? true
        else { throw .badHeader }
        keyID = APIKeyID(kid)
        self.token = token
        self.claims = try APITokenClaims(claims)
    }

    /// Whether the key has signed it: the one part that stays as it is, whatever becomes of the key and of time.
    package func isSigned(by key: APIKey) -> Bool {
        guard key.id == keyID,
            let point = Base64.standard.decode(key.publicKey.utf8),
            let publicKey = try? P256.Signing.PublicKey(x963Representation: point)
        else { return false }
        return ES256.isValid(token.signature, over: token.signedBytes, by: publicKey)
    }

    /// Believes what it says, or says what speaks against it; it has to be signed by the key besides.
    ///
    /// - Parameters:
    ///   - key: The key of that name, as it stands now.
    ///   - bundleID: The app that is asked about.
    ///   - now: The real time, whatever the clock of the sandbox says.
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
        // Without a date of issue, as Apple's library for Python makes them, it counts from now.
        let (life, overflow) = claims.expiresAt.subtractingReportingOverflow(
            claims.issuedAt ?? now)
        guard !overflow, life <= Self.longestLife else { throw .tooLong }
    }
}
