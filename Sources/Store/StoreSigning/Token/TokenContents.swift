import FoundationEssentials
package import StoreModel
import X509

/// The contents of a signed payload for display, not verified.
package struct TokenContents: Hashable, Sendable {
    /// One member of the header or of the payload; name and value are untrusted text.
    package struct Field: Hashable, Sendable {
        package let name: String
        /// The value: a string without its quotation marks, any other value as its JSON text.
        package let value: String
    }

    /// One certificate of the chain; its names are untrusted text.
    package struct Link: Hashable, Sendable {
        package let subject: String
        package let issuer: String
        /// The start of its validity.
        package let validFrom: Timestamp
        /// The end of its validity.
        package let validUntil: Timestamp
        /// The SHA-256 of its bytes in lower-case hexadecimal.
        package let fingerprint: String
    }

    /// The members of the header except the certificates, sorted by name.
    package let header: [Field]
    /// The members of the payload, sorted by name.
    package let payload: [Field]
    /// The certificates of the header, the signing one first; invalid ones are omitted.
    package let chain: [Link]

    /// Parses a token.
    ///
    /// - Throws: ``VerificationError``: `tooLarge`, or `malformed` for a text that is not a JWS in compact form with
    ///   strict JSON.
    package init(_ jws: JWS) throws(VerificationError) {
        let token = try CompactToken(jws)
        guard let header = JSONValue(strict: try token.header())?.members,
            let payload = JSONValue(strict: token.payload)?.members
        else { throw .malformed }
        self.header = Self.fields(header.filter { $0.key != "x5c" })
        self.payload = Self.fields(payload)
        chain = (header["x5c"]?.elements ?? []).prefix(8).compactMap(Self.link)
    }

    private static func fields(_ members: [String: JSONValue]) -> [Field] {
        members.map { Field(name: $0.key, value: text($0.value)) }.sorted { $0.name < $1.name }
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text), .string(let text): text
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .object(let members):
            "{\(fields(members).map { "\($0.name): \($0.value)" }.joined(separator: ", "))}"
        }
    }

    private static func link(_ value: JSONValue) -> Link? {
        guard let der = value.text.flatMap({ Base64.standard.decode($0.utf8) }),
            let certificate = try? CertificateParser.certificate(der)
        else { return nil }
        return Link(
            subject: certificate.subject.description, issuer: certificate.issuer.description,
            validFrom: moment(certificate.notValidBefore),
            validUntil: moment(certificate.notValidAfter),
            fingerprint: Fingerprint.sha256Hex(der))
    }

    private static func moment(_ date: Date) -> Timestamp {
        Timestamp(milliseconds: Int64(date.timeIntervalSince1970) * 1000)
    }
}
