import Foundation
import SwiftASN1
import X509

/// Independent checks of accepted certificates.
enum CertificateFacts {
    private static let now = Date(timeIntervalSince1970: Double(TokenKind.now / 1000))

    /// Checks a root that was accepted for pinning.
    static func check(root der: [UInt8]) throws {
        let root = try certificate(der)
        try require(root.issuer == root.subject, "A root of another issuer is pinned.")
        try require(
            root.publicKey.isValidSignature(root.signature, for: root),
            "A root that has not signed itself is pinned.")
        try require(isIssuer(root), "A root that may not issue is pinned.")
    }

    /// Checks the chain of an accepted token, leaf first.
    static func check(chain: [[UInt8]]) throws {
        let (leaf, intermediate) = (try certificate(chain[0]), try certificate(chain[1]))
        try require(isIssuer(intermediate), "An intermediate that may not issue is accepted.")
        try require(
            intermediate.extensions[oid: FuzzChain.intermediateMarker] != nil
                && leaf.extensions[oid: FuzzChain.leafMarker] != nil,
            "A certificate without its marker is accepted.")
        let constraints = try? leaf.extensions.basicConstraints
        let usage = try? leaf.extensions.keyUsage
        try require(
            constraints == .notCertificateAuthority && usage?.digitalSignature == true,
            "A leaf for something else is accepted.")
        try require(leaf.issuer == intermediate.subject, "A leaf of another issuer is accepted.")
        for part in [leaf, intermediate] {
            try require(
                part.notValidBefore <= now && now <= part.notValidAfter.addingTimeInterval(1),
                "A certificate is accepted outside its time.")
        }
    }

    private static func isIssuer(_ certificate: Certificate) -> Bool {
        guard case .isCertificateAuthority? = try? certificate.extensions.basicConstraints,
            let usage = try? certificate.extensions.keyUsage
        else { return false }
        return usage.keyCertSign
    }

    private static func certificate(_ der: [UInt8]) throws -> Certificate {
        guard let certificate = try? Certificate(derEncoded: der) else {
            throw FuzzFailure("A value that is not a certificate is accepted.")
        }
        try require(certificate.version == .v3, "A certificate of another version is accepted.")
        return certificate
    }
}
