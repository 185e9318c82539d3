package import Foundation
import Crypto
import SwiftASN1
import X509

/// A certificate authority of a test, which issues certificates for servers on this machine.
package struct TestCertificates {
    /// The contents of a server's certificate.
    package struct Server {
        /// The DNS names.
        package var names = ["localhost"]
        /// The IP addresses.
        package var addresses: [[UInt8]] = [[127, 0, 0, 1]]
        /// The validity.
        package var validity = Date(timeIntervalSinceNow: -3600)...Date(timeIntervalSinceNow: 3600)

        /// Creates the contents of a valid certificate.
        package init() {}
    }

    private let key = P256.Signing.PrivateKey()
    private let name: DistinguishedName
    private let root: Certificate

    /// Creates an authority.
    package init(_ name: String = "A test's authority") throws {
        self.name = try DistinguishedName { CommonName(name) }
        let key = Certificate.PrivateKey(self.key)
        root = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
            notValidBefore: Date(timeIntervalSinceNow: -7200),
            notValidAfter: Date(timeIntervalSinceNow: 7200), issuer: self.name,
            subject: self.name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
            }, issuerPrivateKey: key)
    }

    /// The authority's certificate as PEM.
    package var rootPEM: String {
        get throws { try root.serializeAsPEM().pemString }
    }

    /// Issues a server's certificate and its private key, both as PEM.
    package func issue(
        _ server: Server = Server()
    ) throws -> (certificate: String, key: String) {
        let own = P256.Signing.PrivateKey()
        let names =
            server.names.map { GeneralName.dnsName($0) }
            + server.addresses.map { .ipAddress(ASN1OctetString(contentBytes: $0[...])) }
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(own.publicKey),
            notValidBefore: server.validity.lowerBound, notValidAfter: server.validity.upperBound,
            issuer: name, subject: try DistinguishedName { CommonName("A test's server") },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(names)
            }, issuerPrivateKey: Certificate.PrivateKey(key))
        return (try certificate.serializeAsPEM().pemString, own.pemRepresentation)
    }
}
