import Crypto

/// A new key of the App Store Server API: the private half for the team's server, the public one for the store.
package struct APIKeyPair: Sendable {
    /// The private key, PKCS#8 in PEM, as in the file that Apple lets one download once; secret.
    package let privatePEM: String
    /// The public key: X9.63 point on P-256, standard base64.
    package let publicKey: String

    /// Makes a key.
    package static func make() -> APIKeyPair {
        let key = P256.Signing.PrivateKey()
        return APIKeyPair(
            privatePEM: key.pemRepresentation + "\n",
            publicKey: Base64.standard.encode(key.publicKey.x963Representation))
    }
}

extension APIKeyPair: CustomStringConvertible, CustomReflectable {
    /// Says nothing of the private key.
    package var description: String { "APIKeyPair(\(publicKey))" }
    /// Shows nothing of the private key, to `dump` and to crash reports neither.
    package var customMirror: Mirror { Mirror(self, children: ["publicKey": publicKey]) }
}
