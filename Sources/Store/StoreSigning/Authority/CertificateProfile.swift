import Crypto
import FoundationEssentials
import SwiftASN1
import X509

/// What a certificate of the chain may do: the golden profile, written and checked in one place.
///
/// It is the profile that Apple's own server libraries and OpenSSL's strict mode accept.
struct CertificateProfile: Sendable {
    /// The common name.
    let name: String
    /// Whether it issues others, and how many more issuers may follow.
    let constraints: BasicConstraints
    /// What its key is for.
    let usage: KeyUsage
    /// The marker that Apple's libraries look for.
    let marker: ASN1ObjectIdentifier?

    /// Issues the intermediate, and itself.
    static let root = CertificateProfile(
        name: "kiosk Sandbox Root", constraints: .isCertificateAuthority(maxPathLength: nil),
        usage: KeyUsage(keyCertSign: true, cRLSign: true), marker: nil)

    /// Issues leaves; marked as Apple's WWDR intermediate is.
    static let intermediate = CertificateProfile(
        name: "kiosk Sandbox Intermediate",
        constraints: .isCertificateAuthority(maxPathLength: 0),
        usage: KeyUsage(keyCertSign: true, cRLSign: true),
        marker: [1, 2, 840, 113635, 100, 6, 2, 1])

    /// Signs transactions; marked as Apple's receipt signing leaf is.
    static let leaf = CertificateProfile(
        name: "kiosk Sandbox Store Signing", constraints: .notCertificateAuthority,
        usage: KeyUsage(digitalSignature: true), marker: [1, 2, 840, 113635, 100, 6, 11, 1])

    /// 2000-01-01 00:00:00 UTC: the clock of a test may be moved, and the chain must be valid when it says.
    private static let notBefore = Date(timeIntervalSince1970: 946_684_800)
    /// 2099-12-31 23:59:59 UTC.
    private static let notAfter = Date(timeIntervalSince1970: 4_102_444_799)

    /// A certificate of this profile for `key`.
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

    /// Whether a certificate may do what this profile says, and carries no critical extension besides.
    ///
    /// Names, dates and issuer are the business of whoever checks the chain.
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
        // A root that allows no issuer below it cannot have the intermediate; below the leaf's issuer is none.
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
            // NULL, and not critical: a critical extension that OpenSSL does not know fails there.
            all.append(Certificate.Extension(oid: marker, critical: false, value: [0x05, 0x00]))
        }
        return try Certificate.Extensions(all)
    }
}
