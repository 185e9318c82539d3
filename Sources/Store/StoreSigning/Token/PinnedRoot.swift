import X509

/// The one root that is trusted.
struct PinnedRoot: Sendable {
    /// Its bytes; a chain must end in exactly these.
    let der: [UInt8]
    /// The same, read.
    let certificate: Certificate

    /// Takes the root of the golden profile.
    ///
    /// - Throws: `malformed`, `untrusted` where it has not signed itself, `wrongPurpose`.
    init(der: [UInt8]) throws(VerificationError) {
        let certificate = try CertificateShape.certificate(der)
        guard certificate.issuer == certificate.subject,
            certificate.publicKey.isValidSignature(certificate.signature, for: certificate)
        else { throw .untrusted }
        guard CertificateProfile.root.matches(certificate) else { throw .wrongPurpose }
        self.der = der
        self.certificate = certificate
    }
}
