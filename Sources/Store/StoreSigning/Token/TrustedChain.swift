import Crypto
import FoundationEssentials
import StoreModel
import X509

/// Three certificates that lead to the pinned root and are issued for signing purchases.
///
/// An instance exists only after these checks, so its key can be trusted for payloads signed within its validity.
struct TrustedChain: Sendable {
    /// The key that signs payloads.
    let key: P256.Signing.PublicKey
    /// The common validity of the three certificates, in milliseconds since 1970.
    private let validity: ClosedRange<Int64>

    /// Verifies leaf, intermediate and root, as DER, against the pinned root.
    ///
    /// - Throws: `badChainLength`, `untrusted`, `malformed`, `wrongPurpose` or `expired`. The checks are, in order: the
    ///   root's bytes, the key types (before a key is created), names and signatures, then the profiles.
    init(_ certificates: [[UInt8]], root: PinnedRoot) throws(VerificationError) {
        guard certificates.count == 3 else { throw .badChainLength }
        guard certificates[2] == root.der else { throw .untrusted }
        let leaf = try CertificateParser.certificate(certificates[0])
        let intermediate = try CertificateParser.certificate(certificates[1])
        guard Self.isIssued(intermediate, by: root.certificate),
            Self.isIssued(leaf, by: intermediate)
        else { throw .untrusted }
        guard CertificateProfile.intermediate.matches(intermediate),
            CertificateProfile.leaf.matches(leaf)
        else { throw .wrongPurpose }
        guard let key = P256.Signing.PublicKey(leaf.publicKey) else { throw .wrongPurpose }
        guard let validity = Self.commonValidity([leaf, intermediate, root.certificate]) else {
            throw .expired
        }
        self.key = key
        self.validity = validity
    }

    /// Returns whether all three were valid at a moment.
    func isValid(at moment: Timestamp) -> Bool {
        validity.contains(moment.milliseconds)
    }

    /// Checks names, key identifiers and the signature.
    static func isIssued(_ certificate: Certificate, by issuer: Certificate) -> Bool {
        guard certificate.issuer == issuer.subject,
            let authority = try? certificate.extensions.authorityKeyIdentifier?.keyIdentifier,
            let subject = try? issuer.extensions.subjectKeyIdentifier?.keyIdentifier,
            authority == subject
        else { return false }
        return issuer.publicKey.isValidSignature(certificate.signature, for: certificate)
    }

    private static func commonValidity(_ certificates: [Certificate]) -> ClosedRange<Int64>? {
        let starts = certificates.map { seconds($0.notValidBefore) * 1000 }
        // Certificates count whole seconds, so the last second is valid to its end.
        let ends = certificates.map { seconds($0.notValidAfter) * 1000 + 999 }
        guard let start = starts.max(), let end = ends.min(), start <= end else { return nil }
        return start...end
    }

    // A certificate's year has four digits, so the seconds cannot overflow.
    private static func seconds(_ date: Date) -> Int64 {
        Int64(date.timeIntervalSince1970)
    }
}
