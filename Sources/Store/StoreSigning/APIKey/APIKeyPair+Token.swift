import Crypto
package import StoreModel

extension APIKeyPair {
    /// The lifetime of a token, in seconds.
    private static let tokenLifetime: Int64 = 30 * 60

    /// Creates the token with which a team's server authenticates, as Apple's libraries create it; it is valid for half
    /// an hour.
    ///
    /// - Parameter key: The key as the store keeps it, which supplies the key id and the issuer.
    package func token(
        for key: APIKey, bundleID: BundleID, at now: Timestamp
    ) throws(SigningError) -> String {
        var header = FlatJSONWriter()
        header.add("alg", "ES256")
        header.add("kid", key.id.rawValue)
        header.add("typ", "JWT")
        var claims = FlatJSONWriter()
        claims.add("aud", "appstoreconnect-v1")
        claims.add("bid", bundleID.rawValue)
        claims.add("exp", now.milliseconds / 1000 + Self.tokenLifetime)
        claims.add("iat", now.milliseconds / 1000)
        claims.add("iss", key.issuerID.rawValue)
        let text = Base64.url.encode(header.bytes) + "." + Base64.url.encode(claims.bytes)
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: privatePEM),
            let signature = try? key.signature(for: Array(text.utf8))
        else { throw .notSigned }
        return text + "." + Base64.url.encode(signature.rawRepresentation)
    }
}
