import SwiftASN1

/// A root certificate in the formats for export.
package struct RootFile: Sendable {
    /// The certificate as DER.
    package let der: [UInt8]
    /// The certificate as PEM, with a line feed at the end.
    package let pem: String

    package init(der: [UInt8]) {
        self.der = der
        pem = PEMDocument(type: "CERTIFICATE", derBytes: der).pemString + "\n"
    }

    /// Creates it from PEM; nil for any other text.
    package init?(pem: String) {
        guard let document = try? PEMDocument(pemString: pem),
            document.discriminator == "CERTIFICATE"
        else { return nil }
        self.init(der: document.derBytes)
    }

    /// Creates it from DER in standard base64, as in `BackendIdentity.rootCertificate`; nil for any other text.
    package init?(base64: String) {
        guard let der = Base64.standard.decode(base64.utf8) else { return nil }
        self.init(der: der)
    }
}
