package import StoreModel

/// The public keys of a team's identity provider (RFC 7517), and what its tokens have to say (RFC 7519).
///
/// Nothing is fetched: `jku`, `jwk` and `x5u` of a token are refused, and the keys are those of the file.
package struct IdentityKeySet: Sendable {
    /// The most keys that are read.
    private static let keyLimit = 100
    /// What a header may have besides its algorithm; the fingerprints of a certificate are not used.
    private static let harmless: Set = ["alg", "kid", "typ", "x5t", "x5t#S256"]

    private let keys: [(id: String?, key: IdentityKey)]
    /// Whose tokens count; nil for anybody's whom a key has signed for.
    package var issuer: String?
    /// For whom they have to be; nil for anybody.
    package var audience: String?
    /// The claim that is the name of the account.
    package var accountClaim = "sub"

    /// Reads the keys of a JSON Web Key Set. Those of other kinds than ES256 and RS256 are passed over.
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

    /// The account that a token proves.
    ///
    /// - Parameter now: The real time.
    /// - Throws: ``APITokenError``; whoever sent the token is not told which.
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

    /// The key that a token names, or the only one; nil where the token asks for something else.
    private func key(for header: [String: JSONValue]) -> IdentityKey? {
        guard Set(header.keys).isSubset(of: Self.harmless),
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
