import SwiftASN1
import X509

/// Parses certificates, and checks the key type before a key is created from untrusted bytes.
enum CertificateParser {
    /// `id-ecPublicKey` on `prime256v1`, as encoded in a SubjectPublicKeyInfo (RFC 5480, 2.1.1).
    private static let p256: [UInt8] = [
        0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01,
        0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
    ]

    /// Parses a version 3 certificate with a P-256 key in canonical DER.
    ///
    /// - Throws: `malformed` for bytes that are not exactly one certificate, `wrongPurpose` for another key type.
    static func certificate(_ der: [UInt8]) throws(VerificationError) -> Certificate {
        guard let (key, signature) = keyAndSignature(of: der), let algorithm = key.first else {
            throw .malformed
        }
        guard Array(algorithm.encodedBytes) == p256 else { throw .wrongPurpose }
        guard let point = key.last, hasOnlyWholeBytes(point), hasOnlyWholeBytes(signature),
            let certificate = try? Certificate(derEncoded: der), certificate.version == .v3
        else { throw .malformed }
        return certificate
    }

    /// Returns the parts of the SubjectPublicKeyInfo (the seventh field of TBSCertificate), and the signature (RFC
    /// 5280, 4.1).
    private static func keyAndSignature(of der: [UInt8]) -> (key: [ASN1Node], signature: ASN1Node)?
    {
        guard let certificate = try? DER.parse(der), let parts = children(certificate),
            parts.count == 3, let fields = children(parts[0]), fields.count > 6,
            let key = children(fields[6])
        else { return nil }
        return (key, parts[2])
    }

    /// Returns whether a BIT STRING is without unused bits, as keys and signatures consist of whole bytes (RFC 5480,
    /// 2.2, and RFC 3279, 2.2.3).
    ///
    /// The X509 library drops up to seven trailing zero bits of an ECDSA signature, so that other bytes would encode
    /// the same certificate.
    private static func hasOnlyWholeBytes(_ node: ASN1Node) -> Bool {
        guard case .primitive(let content) = node.content else { return false }
        return content.first == 0
    }

    private static func children(_ node: ASN1Node) -> [ASN1Node]? {
        guard case .constructed(let nodes) = node.content else { return nil }
        return Array(nodes)
    }
}
