import StoreSigning

/// `{"kind":"root","pem":…,"sha256":…}`: the certificate that a server has to trust.
struct RootJSON: Encodable {
    let kind = "root"
    let pem: String
    /// The fingerprint of its DER form, in hexadecimal digits.
    let sha256: String

    init(pem: String, der: [UInt8]) {
        self.pem = pem
        sha256 = Fingerprint.sha256Hex(der)
    }

    private enum CodingKeys: String, CodingKey { case kind, pem, sha256 }
}
