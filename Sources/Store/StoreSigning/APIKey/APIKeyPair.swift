import Crypto

/// A new key pair of the App Store Server API: the private key for the team's server, the public key for the store.
package struct APIKeyPair: Sendable {
    /// The private key, PKCS#8 in PEM, as in the file that Apple offers for a single download; secret.
    package let privatePEM: String
    /// The public key: X9.63 point on P-256, standard base64.
    package let publicKey: String

    /// Creates a new key pair.
    package static func make() -> APIKeyPair {
        let key = P256.Signing.PrivateKey()
        return APIKeyPair(
            privatePEM: key.pemRepresentation + "\n",
            publicKey: Base64.standard.encode(key.publicKey.x963Representation))
    }
}

extension APIKeyPair: CustomStringConvertible, CustomReflectable {
    /// The public key, without the private key.
    package var description: String { "APIKeyPair(\(publicKey))" }
    /// Keeps the private key out of `dump` and crash reports.
    package var customMirror: Mirror { Mirror(self, children: ["publicKey": publicKey]) }
}
