import Crypto
import FoundationEssentials
package import StoreModel

/// Signs as the sandbox's store and merchant.
///
/// The header is exactly `{"alg":"ES256","x5c":[leaf, intermediate, root]}`, the keys of the payload are sorted,
/// the signature is raw r‖s. What it signs is a ``SignedPayload``; a transaction's `environment` has no value
/// but `Sandbox`, so nothing can be signed as `Production`.
package struct JWSSigner: Sendable {
    private let key: P256.Signing.PrivateKey
    private let headerSegment: String

    /// Takes the leaf's key and the chain, leaf first, DER.
    init(key: P256.Signing.PrivateKey, certificates: [[UInt8]]) {
        self.key = key
        headerSegment = Base64.url.encode(TokenHeader.text(certificates: certificates).utf8)
    }

    /// Signs a payload.
    ///
    /// - Throws: ``SigningError``; `refused` for what no verifier would believe, such as a quantity of 11.
    package func sign(_ payload: some SignedPayload) throws(SigningError) -> JWS {
        if let fault = payload.fault { throw .refused(fault) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(payload) else { throw .notSigned }
        return try sign(bytes: Array(bytes))
    }

    /// Signs bytes as they are.
    func sign(bytes: [UInt8]) throws(SigningError) -> JWS {
        let signed = headerSegment + "." + Base64.url.encode(bytes)
        guard let signature = try? key.signature(for: Array(signed.utf8)) else { throw .notSigned }
        return JWS(compact: signed + "." + Base64.url.encode(signature.rawRepresentation))
    }
}

extension JWSSigner: CustomStringConvertible, CustomReflectable {
    /// Says nothing of the key.
    package var description: String { "JWSSigner" }
    /// Shows nothing of the key, to `dump` and to crash reports neither.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
