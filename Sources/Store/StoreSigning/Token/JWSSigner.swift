import Crypto
package import StoreModel

/// Signs as the sandbox's store and merchant.
///
/// The header is exactly `{"alg":"ES256","x5c":[leaf, intermediate, root]}`, the keys of the payload are sorted,
/// the signature is raw r‖s. What it signs is a ``SignedPayload``; a transaction's `environment` has no value
/// but `Sandbox`, so nothing can be signed as `Production`.
package struct JWSSigner: Sendable {
    private let key: P256.Signing.PrivateKey
    /// The first segment with the dot after it, which is the same for everything that is signed.
    private let header: [UInt8]
    /// The hash of what is signed, up to there.
    private let begun: SHA256

    /// Takes the leaf's key and the chain, leaf first, DER.
    init(key: P256.Signing.PrivateKey, certificates: [[UInt8]]) {
        self.key = key
        header = Array(
            (Base64.url.encode(TokenHeader.text(certificates: certificates).utf8) + ".").utf8)
        var hash = SHA256()
        hash.update(data: header)
        begun = hash
    }

    /// Signs a payload.
    ///
    /// - Throws: ``SigningError``; `refused` for what no verifier would believe, such as a quantity of 11.
    package func sign(_ payload: some SignedPayload) throws(SigningError) -> JWS {
        if let fault = payload.fault { throw .refused(fault) }
        guard let bytes = try? payload.written() else { throw .notSigned }
        return try sign(bytes: bytes)
    }

    /// Signs bytes as they are.
    func sign(bytes: [UInt8]) throws(SigningError) -> JWS {
        let payload = Array(Base64.url.encode(bytes).utf8)
        var hash = begun
        hash.update(data: payload)
        guard let signature = try? key.signature(for: hash.finalize()) else { throw .notSigned }
        let end = Base64.url.encode(signature.rawRepresentation)
        return JWS(
            compact: String(decoding: header + payload + [Self.dot] + end.utf8, as: UTF8.self))
    }

    private static let dot = UInt8(ascii: ".")
}

extension JWSSigner: CustomStringConvertible, CustomReflectable {
    /// Says nothing of the key.
    package var description: String { "JWSSigner" }
    /// Shows nothing of the key, to `dump` and to crash reports neither.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
