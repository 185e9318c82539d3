import Crypto
import Foundation
import StoreSigning
import SwiftASN1
import X509

/// A root, an intermediate and a leaf as the sandbox creates them, with all private keys.
struct FuzzChain: Sendable {
    /// The keys, leaf first; the root signs itself and the intermediate.
    let keys: [P256.Signing.PrivateKey]
    /// The certificates as DER, leaf first, as in `x5c`.
    let certificates: [[UInt8]]

    static let intermediateMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 2, 1]
    static let leafMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 11, 1]

    private struct Part {
        let name: String
        let constraints: BasicConstraints
        let usage: KeyUsage
        let marker: ASN1ObjectIdentifier?
    }

    private static let parts = [
        Part(
            name: "Fuzzed Leaf", constraints: .notCertificateAuthority,
            usage: KeyUsage(digitalSignature: true), marker: leafMarker),
        Part(
            name: "Fuzzed Intermediate", constraints: .isCertificateAuthority(maxPathLength: 0),
            usage: KeyUsage(keyCertSign: true, cRLSign: true), marker: intermediateMarker),
        Part(
            name: "Fuzzed Root", constraints: .isCertificateAuthority(maxPathLength: nil),
            usage: KeyUsage(keyCertSign: true, cRLSign: true), marker: nil),
    ]

    /// Creates new keys.
    init() throws {
        let keys = Self.parts.map { _ in P256.Signing.PrivateKey() }
        certificates = try Self.parts.indices.map { place in
            let above = min(place + 1, Self.parts.count - 1)
            return try Self.issue(
                Self.parts[place], for: keys[place].publicKey, by: Self.parts[above], keys[above])
        }
        self.keys = keys
    }

    /// Returns the key that signed the certificate at an index.
    func issuerKey(of place: Int) -> P256.Signing.PrivateKey {
        keys[min(place + 1, keys.count - 1)]
    }

    /// Returns a token with any header and payload, signed by the leaf.
    func token(header: [UInt8]? = nil, payload: [UInt8]) throws -> [UInt8] {
        let header = header ?? self.header(certificates)
        let signed = Base64.url.encode(header) + "." + Base64.url.encode(payload)
        let signature = try keys[0].signature(for: Data(signed.utf8))
        return Array((signed + "." + Base64.url.encode(signature.rawRepresentation)).utf8)
    }

    /// Returns the header with these certificates.
    func header(_ certificates: [[UInt8]]) -> [UInt8] {
        let entries = certificates.map { "\"\(Base64.standard.encode($0))\"" }
        return Array("{\"alg\":\"ES256\",\"x5c\":[\(entries.joined(separator: ","))]}".utf8)
    }

    private static func issue(
        _ part: Part, for key: P256.Signing.PublicKey, by issuer: Part,
        _ issuerKey: P256.Signing.PrivateKey
    ) throws -> [UInt8] {
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key),
            notValidBefore: Date(timeIntervalSince1970: 946_684_800),
            notValidAfter: Date(timeIntervalSince1970: 4_102_444_799),
            issuer: DistinguishedName { CommonName(issuer.name) },
            subject: DistinguishedName { CommonName(part.name) },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions(part, key, issuerKey.publicKey),
            issuerPrivateKey: Certificate.PrivateKey(issuerKey))
        var serializer = DER.Serializer()
        try certificate.serialize(into: &serializer)
        return serializer.serializedBytes
    }

    private static func extensions(
        _ part: Part, _ key: P256.Signing.PublicKey, _ issuerKey: P256.Signing.PublicKey
    ) throws -> Certificate.Extensions {
        let issuer = SubjectKeyIdentifier(hash: Certificate.PublicKey(issuerKey)).keyIdentifier
        var all: [Certificate.Extension] = [
            try .init(part.constraints, critical: true), try .init(part.usage, critical: true),
            try .init(SubjectKeyIdentifier(hash: Certificate.PublicKey(key)), critical: false),
            try .init(AuthorityKeyIdentifier(keyIdentifier: issuer), critical: false),
        ]
        if let marker = part.marker {
            all.append(.init(oid: marker, critical: false, value: [0x05, 0x00]))
        }
        return try Certificate.Extensions(all)
    }
}
