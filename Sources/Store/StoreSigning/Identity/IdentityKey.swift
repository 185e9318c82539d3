import Crypto
import CryptoExtras

/// A public key of an identity provider; the key determines the algorithm, not the token (RFC 7518, 3.1).
enum IdentityKey: Sendable {
    case es256(P256.Signing.PublicKey)
    case rs256(_RSA.Signing.PublicKey)

    /// The `alg` of the tokens that it signs.
    var algorithm: String {
        switch self {
        case .es256: "ES256"
        case .rs256: "RS256"
        }
    }

    /// Parses a key of a key set (RFC 7517); nil for another key type or use, which is not needed for verification.
    ///
    /// - Throws: ``IdentityKeySetError`` for a supported key that is malformed, and for a private or symmetric key.
    init?(_ key: [String: JSONValue]) throws(IdentityKeySetError) {
        guard key["d"] == nil, key["k"] == nil else {
            throw IdentityKeySetError(reason: "it holds a private or symmetric key")
        }
        guard key["use"].map({ $0.text == "sig" }) ?? true else { return nil }
        let algorithm = key["alg"]?.text
        switch (key["kty"]?.text, key["crv"]?.text) {
        case ("EC", "P-256"):
            guard algorithm == nil || algorithm == "ES256" else { return nil }
            guard let x = Self.bytes(key["x"]), let y = Self.bytes(key["y"]), x.count == 32,
                y.count == 32,
                let point = try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
            else { throw Self.malformed }
            self = .es256(point)
        case ("RSA", _):
            guard algorithm == nil || algorithm == "RS256" else { return nil }
            // RSA keys have 2048 bits, the library's minimum, to 8192 bits.
            guard let n = Self.bytes(key["n"]), let e = Self.bytes(key["e"]), n.count <= 1024,
                e.count <= 8, let key = try? _RSA.Signing.PublicKey(n: n, e: e)
            else { throw Self.malformed }
            self = .rs256(key)
        default: return nil
        }
    }

    private static let malformed = IdentityKeySetError(
        reason: "one of its keys is not well-formed, or an RSA key of less than 2048 bits")

    private static func bytes(_ value: JSONValue?) -> [UInt8]? {
        value?.text.flatMap { Base64.url.decode($0.utf8) }
    }

    /// Returns whether it signed these bytes.
    func isValid(_ signature: [UInt8], over bytes: [UInt8]) -> Bool {
        switch self {
        case .es256(let key): ES256.isValid(signature, over: bytes, by: key)
        case .rs256(let key):
            key.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature), for: bytes,
                padding: .insecurePKCS1v1_5)
        }
    }
}

/// Why a file is not a valid key set of an identity provider.
package struct IdentityKeySetError: Error, Hashable, Sendable {
    /// The reason, a clause of a sentence.
    package let reason: String
}
