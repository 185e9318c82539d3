import SwiftASN1
import X509

/// Reads certificates, and looks at the kind of key before a key is built from hostile bytes.
enum CertificateShape {
    /// `id-ecPublicKey` on `prime256v1`, as it stands in a SubjectPublicKeyInfo (RFC 5480, 2.1.1).
    private static let p256: [UInt8] = [
        0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01,
        0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
    ]

    /// A version 3 certificate with a P-256 key.
    ///
    /// - Throws: `malformed` for bytes that are not exactly one certificate, `wrongPurpose` for another key.
    static func certificate(_ der: [UInt8]) throws(VerificationError) -> Certificate {
        guard let algorithm = keyAlgorithm(der) else { throw .malformed }
        guard algorithm == p256 else { throw .wrongPurpose }
        guard let certificate = try? Certificate(derEncoded: der), certificate.version == .v3 else {
            throw .malformed
        }
        return certificate
    }

    /// Certificate → TBSCertificate → SubjectPublicKeyInfo (the seventh field, RFC 5280, 4.1) → AlgorithmIdentifier.
    private static func keyAlgorithm(_ der: [UInt8]) -> [UInt8]? {
        guard let certificate = try? DER.parse(der),
            let body = children(certificate)?.first, let fields = children(body), fields.count > 6,
            let algorithm = children(fields[6])?.first
        else { return nil }
        return Array(algorithm.encodedBytes)
    }

    private static func children(_ node: ASN1Node) -> [ASN1Node]? {
        guard case .constructed(let nodes) = node.content else { return nil }
        return Array(nodes)
    }
}
