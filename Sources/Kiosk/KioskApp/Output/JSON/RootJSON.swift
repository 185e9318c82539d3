import StoreSigning

/// The certificate that a server has to trust: `{"kind":"root","pem":…,"sha256":…}`
struct RootJSON: Encodable {
    let kind = "root"
    let pem: String
    /// The SHA-256 fingerprint of its DER form, in hexadecimal digits.
    let sha256: String

    init(pem: String, der: [UInt8]) {
        self.pem = pem
        sha256 = Fingerprint.sha256Hex(der)
    }

    private enum CodingKeys: String, CodingKey { case kind, pem, sha256 }
}
