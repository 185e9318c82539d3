import SwiftASN1

/// A root certificate in the forms in which people hand it on.
package struct RootFile: Sendable {
    /// DER.
    package let der: [UInt8]
    /// PEM, with a line feed at the end.
    package let pem: String

    /// Takes DER.
    package init(der: [UInt8]) {
        self.der = der
        pem = PEMDocument(type: "CERTIFICATE", derBytes: der).pemString + "\n"
    }

    /// Takes PEM; nil for anything else.
    package init?(pem: String) {
        guard let document = try? PEMDocument(pemString: pem),
            document.discriminator == "CERTIFICATE"
        else { return nil }
        self.init(der: document.derBytes)
    }

    /// Takes DER in standard base64, as in `BackendIdentity.rootCertificate`; nil for anything else.
    package init?(base64: String) {
        guard let der = Base64.standard.decode(base64.utf8) else { return nil }
        self.init(der: der)
    }
}
