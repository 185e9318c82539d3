import Crypto
package import StoreModel

/// Signs payloads of the sandbox's store and merchant.
///
/// The header is exactly `{"alg":"ES256","x5c":[leaf, intermediate, root]}`, the keys of the payload are sorted, and
/// the signature is raw r‖s. Only a ``SignedPayload`` can be signed; a transaction's `environment` is always `Sandbox`,
/// so `Production` cannot be signed.
package struct JWSSigner: Sendable {
    private let key: P256.Signing.PrivateKey
    /// The first segment with its dot, which is the same for all payloads.
    private let header: [UInt8]
    /// The hash state after the header.
    private let headerHash: SHA256

    /// Creates a signer from the leaf's key and the chain, leaf first, as DER.
    init(key: P256.Signing.PrivateKey, certificates: [[UInt8]]) {
        self.key = key
        header = Array(
            (Base64.url.encode(TokenHeader.text(certificates: certificates).utf8) + ".").utf8)
        var hash = SHA256()
        hash.update(data: header)
        headerHash = hash
    }

    /// Signs a payload.
    ///
    /// - Throws: ``SigningError``; `refused` for a payload that every verifier would reject, such as a quantity of 11.
    package func sign(_ payload: some SignedPayload) throws(SigningError) -> JWS {
        if let fault = payload.validationError { throw .refused(fault) }
        guard let bytes = try? payload.serialized() else { throw .notSigned }
        return try sign(bytes: bytes)
    }

    /// Signs bytes without checking them.
    func sign(bytes: [UInt8]) throws(SigningError) -> JWS {
        let payload = Array(Base64.url.encode(bytes).utf8)
        var hash = headerHash
        hash.update(data: payload)
        guard let signature = try? key.signature(for: hash.finalize()) else { throw .notSigned }
        let end = Base64.url.encode(signature.rawRepresentation)
        return JWS(
            compact: String(decoding: header + payload + [Self.dot] + end.utf8, as: UTF8.self))
    }

    private static let dot = UInt8(ascii: ".")
}

extension JWSSigner: CustomStringConvertible, CustomReflectable {
    /// The type's name, without the key.
    package var description: String { "JWSSigner" }
    /// Keeps the key out of `dump` and crash reports.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
