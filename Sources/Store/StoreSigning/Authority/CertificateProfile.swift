import Crypto
import FoundationEssentials
import SwiftASN1
import X509

/// The permitted uses of a certificate in the chain: the single definition for issuing and for checking them.
///
/// Apple's server libraries and OpenSSL's strict mode accept this profile.
struct CertificateProfile: Sendable {
    /// The common name.
    let name: String
    /// Whether it is a certificate authority, and its path length.
    let constraints: BasicConstraints
    /// The permitted uses of its key.
    let usage: KeyUsage
    /// The marker extension that Apple's libraries require.
    let marker: ASN1ObjectIdentifier?

    /// The self-signed issuer of the intermediate.
    static let root = CertificateProfile(
        name: "kiosk Sandbox Root", constraints: .isCertificateAuthority(maxPathLength: nil),
        usage: KeyUsage(keyCertSign: true, cRLSign: true), marker: nil)

    /// The issuer of leaves, with the marker of Apple's WWDR intermediate.
    static let intermediate = CertificateProfile(
        name: "kiosk Sandbox Intermediate",
        constraints: .isCertificateAuthority(maxPathLength: 0),
        usage: KeyUsage(keyCertSign: true, cRLSign: true),
        marker: [1, 2, 840, 113635, 100, 6, 2, 1])

    /// The signer of transactions, with the marker of Apple's receipt signing leaf.
    static let leaf = CertificateProfile(
        name: "kiosk Sandbox Store Signing", constraints: .notCertificateAuthority,
        usage: KeyUsage(digitalSignature: true), marker: [1, 2, 840, 113635, 100, 6, 11, 1])

    /// 2000-01-01 00:00:00 UTC: tests can set the clock to the past, and the chain must be valid then.
    private static let notBefore = Date(timeIntervalSince1970: 946_684_800)
    /// 2099-12-31 23:59:59 UTC.
    private static let notAfter = Date(timeIntervalSince1970: 4_102_444_799)

    /// Issues a certificate of this profile for `key`.
    ///
    /// - Parameters:
    ///   - issuer: The profile of the issuer; its own for a root.
    ///   - issuerKey: The issuer's key; its own for a root.
    func certificate(
        for key: P256.Signing.PublicKey, issuer: CertificateProfile,
        issuerKey: P256.Signing.PrivateKey
    ) throws -> Certificate {
        try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key), notValidBefore: Self.notBefore,
            notValidAfter: Self.notAfter, issuer: issuer.distinguishedName,
            subject: distinguishedName, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions(key: key, issuerKey: issuerKey.publicKey),
            issuerPrivateKey: Certificate.PrivateKey(issuerKey))
    }

    /// Returns whether a certificate has this profile and does not have other critical extensions.
    ///
    /// The caller checks names, dates and issuer.
    func matches(_ certificate: Certificate) -> Bool {
        let extensions = certificate.extensions
        guard let constraints = try? extensions.basicConstraints, allows(constraints),
            let usage = try? extensions.keyUsage, allows(usage)
        else { return false }
        let understood = [
            ASN1ObjectIdentifier.X509ExtensionID.basicConstraints, .X509ExtensionID.keyUsage,
        ]
        guard extensions.allSatisfy({ !$0.critical || understood.contains($0.oid) }) else {
            return false
        }
        return marker.map { extensions[oid: $0] != nil } ?? true
    }

    private func allows(_ found: BasicConstraints) -> Bool {
        switch (constraints, found) {
        case (.notCertificateAuthority, .notCertificateAuthority): true
        // A root with a path length of 0 cannot issue the intermediate; the intermediate issues only leaves.
        case (.isCertificateAuthority(nil), .isCertificateAuthority(let length)): (length ?? 1) >= 1
        case (.isCertificateAuthority, .isCertificateAuthority): true
        default: false
        }
    }

    private func allows(_ found: KeyUsage) -> Bool {
        (found.keyCertSign || !usage.keyCertSign)
            && (found.digitalSignature || !usage.digitalSignature)
    }

    private var distinguishedName: DistinguishedName {
        get throws { try DistinguishedName { CommonName(name) } }
    }

    private func extensions(
        key: P256.Signing.PublicKey, issuerKey: P256.Signing.PublicKey
    ) throws -> Certificate.Extensions {
        let own = SubjectKeyIdentifier(hash: Certificate.PublicKey(key))
        let issuer = SubjectKeyIdentifier(hash: Certificate.PublicKey(issuerKey))
        var all = [
            try Certificate.Extension(constraints, critical: true),
            try Certificate.Extension(usage, critical: true),
            try Certificate.Extension(own, critical: false),
        ]
        if own != issuer {
            let authority = AuthorityKeyIdentifier(keyIdentifier: issuer.keyIdentifier)
            all.append(try Certificate.Extension(authority, critical: false))
        }
        if let marker {
            // The value is NULL, and the extension is not critical, since OpenSSL rejects unknown critical extensions.
            all.append(Certificate.Extension(oid: marker, critical: false, value: [0x05, 0x00]))
        }
        return try Certificate.Extensions(all)
    }
}
