import X509

/// The trusted root certificate.
struct PinnedRoot: Sendable {
    /// The DER bytes; a chain must end in exactly these.
    let der: [UInt8]
    /// The parsed certificate.
    let certificate: Certificate

    /// Parses a root certificate and checks its profile.
    ///
    /// - Throws: `malformed`, `untrusted` if it is not self-signed, `wrongPurpose`.
    init(der: [UInt8]) throws(VerificationError) {
        let certificate = try CertificateParser.certificate(der)
        guard certificate.issuer == certificate.subject,
            certificate.publicKey.isValidSignature(certificate.signature, for: certificate)
        else { throw .untrusted }
        guard CertificateProfile.root.matches(certificate) else { throw .wrongPurpose }
        self.der = der
        self.certificate = certificate
    }
}
