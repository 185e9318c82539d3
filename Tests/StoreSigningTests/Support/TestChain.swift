import Crypto
import StoreModel

@testable import StoreSigning

/// A root, an intermediate and a leaf with all their keys, and tokens of any shape signed by the leaf.
struct TestChain: Sendable {
    let rootKey = P256.Signing.PrivateKey()
    let intermediateKey = P256.Signing.PrivateKey()
    let leafKey = P256.Signing.PrivateKey()
    let root: [UInt8]
    let intermediate: [UInt8]
    let leaf: [UInt8]

    /// The certificates with the leaf first, as in `x5c`.
    var certificates: [[UInt8]] { [leaf, intermediate, root] }

    init(
        root: TestCertificate = .root, intermediate: TestCertificate = .intermediate,
        leaf: TestCertificate = .leaf
    ) throws {
        self.root = try root.issue(key: rootKey.publicKey, issuer: root, issuerKey: rootKey)
        self.intermediate = try intermediate.issue(
            key: intermediateKey.publicKey, issuer: root, issuerKey: rootKey)
        self.leaf = try leaf.issue(
            key: leafKey.publicKey, issuer: intermediate, issuerKey: intermediateKey)
    }

    var signer: JWSSigner { JWSSigner(key: leafKey, certificates: certificates) }

    func verifier() throws -> JWSVerifier { try JWSVerifier(rootDER: root) }

    /// Returns the members of a header: `"alg":"ES256","x5c":[...]`.
    func headerMembers(_ certificates: [[UInt8]]? = nil) -> String {
        String(
            TokenHeader.text(certificates: certificates ?? self.certificates).dropFirst().dropLast()
        )
    }

    /// Returns the elements of `x5c` alone.
    func x5c(_ certificates: [[UInt8]]? = nil) -> String {
        let entries = (certificates ?? self.certificates).map {
            "\"\(Base64.standard.encode($0))\""
        }
        return entries.joined(separator: ",")
    }

    /// Returns a token with the given header and payload, signed by `key` or else by the leaf's key.
    func token(
        header: String? = nil, payload: String, key: P256.Signing.PrivateKey? = nil
    ) throws -> JWS {
        let header = header ?? "{\(headerMembers())}"
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8)
        let signature = try (key ?? leafKey).signature(for: Array(signed.utf8))
        return JWS(compact: signed + "." + Base64.url.encode(signature.rawRepresentation))
    }
}
