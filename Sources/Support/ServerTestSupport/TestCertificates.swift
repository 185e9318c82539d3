package import Foundation
import Crypto
import SwiftASN1
import X509

/// An authority of a test's own, and what it says of a server of this machine.
package struct TestCertificates {
    /// What a server's certificate says.
    package struct Server {
        /// The names that it is for.
        package var names = ["localhost"]
        /// The addresses that it is for.
        package var addresses: [[UInt8]] = [[127, 0, 0, 1]]
        /// From when to when it holds.
        package var validity = Date(timeIntervalSinceNow: -3600)...Date(timeIntervalSinceNow: 3600)

        /// An honest one.
        package init() {}
    }

    private let key = P256.Signing.PrivateKey()
    private let name: DistinguishedName
    private let root: Certificate

    /// Makes an authority.
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

    /// The authority's own certificate, PEM.
    package var rootPEM: String {
        get throws { try root.serializeAsPEM().pemString }
    }

    /// A server's certificate and its private key, PEM.
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
