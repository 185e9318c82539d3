import Crypto
import Foundation
import SwiftASN1
import X509

/// The contents of a test certificate; the three starting points are those of the golden profile.
struct TestCertificate: Sendable {
    var name: String
    var constraints: BasicConstraints?
    var usage: KeyUsage?
    var markers: [ASN1ObjectIdentifier] = []
    var isMarkerCritical = false
    var validity = year(2000)...year(2099)
    var publicKey: Certificate.PublicKey?
    /// The issuer's key that the certificate claims, if it is not the real one.
    var claimedIssuerKey: P256.Signing.PublicKey?
    /// The issuer that the certificate claims, if it is not the real one.
    var claimedIssuer: String?

    static let root = TestCertificate(
        name: "kiosk Sandbox Root", constraints: .isCertificateAuthority(maxPathLength: nil),
        usage: KeyUsage(keyCertSign: true, cRLSign: true))
    static let intermediate = TestCertificate(
        name: "kiosk Sandbox Intermediate",
        constraints: .isCertificateAuthority(maxPathLength: 0),
        usage: KeyUsage(keyCertSign: true, cRLSign: true),
        markers: [intermediateMarker])
    static let leaf = TestCertificate(
        name: "kiosk Sandbox Store Signing", constraints: .notCertificateAuthority,
        usage: KeyUsage(digitalSignature: true), markers: [leafMarker])

    static let intermediateMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 2, 1]
    static let leafMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 11, 1]

    /// Returns approximately the first second of a year.
    static func year(_ year: Int) -> Date {
        Date(timeIntervalSince1970: Double(year - 1970) * 365.2425 * 86_400)
    }

    func with(_ change: (inout TestCertificate) -> Void) -> TestCertificate {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the certificate as DER.
    func issue(
        key: P256.Signing.PublicKey, issuer: TestCertificate, issuerKey: P256.Signing.PrivateKey
    ) throws -> [UInt8] {
        let subjectKey = publicKey ?? Certificate.PublicKey(key)
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: subjectKey,
            notValidBefore: validity.lowerBound, notValidAfter: validity.upperBound,
            issuer: DistinguishedName { CommonName(claimedIssuer ?? issuer.name) },
            subject: DistinguishedName { CommonName(name) },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions(
                for: subjectKey, issuerKey: claimedIssuerKey ?? issuerKey.publicKey),
            issuerPrivateKey: Certificate.PrivateKey(issuerKey))
        var serializer = DER.Serializer()
        try certificate.serialize(into: &serializer)
        return serializer.serializedBytes
    }

    private func extensions(
        for key: Certificate.PublicKey, issuerKey: P256.Signing.PublicKey
    ) throws -> Certificate.Extensions {
        var all: [Certificate.Extension] = []
        if let constraints { all.append(try .init(constraints, critical: true)) }
        if let usage { all.append(try .init(usage, critical: true)) }
        let issuer = SubjectKeyIdentifier(hash: Certificate.PublicKey(issuerKey))
        all.append(try .init(SubjectKeyIdentifier(hash: key), critical: false))
        all.append(
            try .init(
                AuthorityKeyIdentifier(keyIdentifier: issuer.keyIdentifier), critical: false))
        for marker in markers {
            all.append(.init(oid: marker, critical: isMarkerCritical, value: [0x05, 0x00]))
        }
        return try Certificate.Extensions(all)
    }
}
