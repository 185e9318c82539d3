package import StoreModel

/// The public keys of a team's identity provider (RFC 7517), and the required claims of its tokens (RFC 7519).
///
/// Keys come from the file only and are never fetched: `jku`, `jwk` and `x5u` in a token are refused.
package struct IdentityKeySet: Sendable {
    /// The maximum number of keys.
    private static let keyLimit = 100
    /// The permitted header parameters; certificate fingerprints are ignored.
    private static let permittedHeaderParameters: Set = ["alg", "kid", "typ", "x5t", "x5t#S256"]

    private let keys: [(id: String?, key: IdentityKey)]
    /// The required issuer; nil accepts every issuer.
    package var issuer: String?
    /// The required audience; nil accepts every audience.
    package var audience: String?
    /// The claim that contains the name of the account.
    package var accountClaim = "sub"

    /// Parses a JSON Web Key Set. Keys for algorithms other than ES256 and RS256 are ignored.
    ///
    /// - Throws: ``IdentityKeySetError``.
    package init(_ json: [UInt8]) throws(IdentityKeySetError) {
        guard let elements = JSONValue(strict: json)?.members?["keys"]?.elements,
            elements.count <= Self.keyLimit
        else {
            throw IdentityKeySetError(
                reason: "it is not a JSON Web Key Set of at most \(Self.keyLimit) keys")
        }
        var keys: [(id: String?, key: IdentityKey)] = []
        for element in elements {
            guard let members = element.members else {
                throw IdentityKeySetError(reason: "one of its keys is not an object")
            }
            guard let key = try IdentityKey(members) else { continue }
            let id = members["kid"]?.text
            guard id == nil || !keys.contains(where: { $0.id == id }) else {
                throw IdentityKeySetError(reason: "two of its keys have the same kid")
            }
            keys.append((id, key))
        }
        guard !keys.isEmpty else {
            throw IdentityKeySetError(reason: "it has no key for ES256 or RS256")
        }
        self.keys = keys
    }

    /// Verifies a token and returns its account.
    ///
    /// - Parameter now: The real time.
    /// - Throws: ``APITokenError``, which is not revealed to the sender.
    package func account(
        of token: String, now: Timestamp
    ) throws(APITokenError) -> AccountName {
        guard token.utf8.count <= APIToken.maximumLength else { throw .tooLarge }
        guard let token = try? CompactToken(JWS(compact: token)),
            let header = (try? token.header()).flatMap({ JSONValue(strict: $0)?.members }),
            let claims = JSONValue(strict: token.payload)?.members
        else { throw .malformed }
        guard let key = key(for: header) else { throw .badHeader }
        guard key.isValid(token.signature, over: token.signedBytes) else { throw .badSignature }
        if let issuer, claims["iss"]?.text != issuer { throw .wrongIssuer }
        if let audience {
            let named = claims["aud"].flatMap(APITokenClaims.audience) ?? []
            guard named.contains(audience) else { throw .wrongAudience }
        }
        try Self.checkTimes(claims, now: now.milliseconds / 1000)
        guard let name = claims[accountClaim]?.text, !name.isEmpty else { throw .malformed }
        return AccountName(name)
    }

    /// Returns the key that a token names, or the only key; nil if the key is unknown or the header is not permitted.
    private func key(for header: [String: JSONValue]) -> IdentityKey? {
        guard Set(header.keys).isSubset(of: Self.permittedHeaderParameters),
            header["typ"].map({ ["JWT", "at+jwt"].contains($0.text) }) ?? true
        else { return nil }
        let named: IdentityKey?
        if let id = header["kid"] {
            named = id.text.flatMap { id in keys.first { $0.id == id }?.key }
        } else {
            named = keys.count == 1 ? keys[0].key : nil
        }
        return header["alg"]?.text == named?.algorithm ? named : nil
    }

    private static func checkTimes(
        _ claims: [String: JSONValue], now: Int64
    ) throws(APITokenError) {
        guard let expiresAt = claims["exp"].flatMap(APITokenClaims.date) else { throw .malformed }
        let notBefore = try APITokenClaims.date(claims, "nbf") ?? now
        let issuedAt = try APITokenClaims.date(claims, "iat") ?? now
        guard expiresAt > now, max(notBefore, issuedAt) <= now + APIToken.clockTolerance else {
            throw .expired
        }
    }
}
