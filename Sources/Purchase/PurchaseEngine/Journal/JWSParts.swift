import StoreModel
import StoreSigning

/// The parts of a signed form, which the journal stores once.
///
/// Records and deliveries refer to it by the number of the record that brought it: `{"token":N}` is the signed form, and
/// `{"payload":N}` the value beside it, if that has the bytes of the decoded payload. The hash of a record covers the
/// full text, so its chain detects a changed part.
struct JWSParts {
    /// The first segment, with the certificates.
    let header: String
    /// The decoded second segment.
    let payload: String
    /// The third segment.
    let signature: String

    init(header: String, payload: String, signature: String) {
        (self.header, self.payload, self.signature) = (header, payload, signature)
    }

    /// Splits a signed form; nil if it could not be restored from its parts.
    init?(_ jws: JWS) {
        let parts = jws.compact.split(separator: ".", omittingEmptySubsequences: false)
        // The encoding is canonical, so that encoding the payload again restores the segment.
        guard parts.count == 3, let bytes = Base64.url.decode(parts[1].utf8),
            let payload = String(validating: bytes, as: UTF8.self), payload.hasPrefix("{"),
            // SQLite ends a text at a null character.
            !bytes.contains(0), !jws.compact.utf8.contains(0)
        else { return nil }
        self.init(header: String(parts[0]), payload: payload, signature: String(parts[2]))
    }

    /// Returns the text with references in place of the signed form and its payload; the text itself if it could not be
    /// restored.
    func shortText(of text: String, number: Int64) -> String {
        var bytes = Array(text.utf8)
        for (full, reference) in references(number) { bytes.replaceFirst(full, by: reference) }
        let short = String(decoding: bytes, as: UTF8.self)
        let isRestored = fullText(of: short, number: number).utf8.elementsEqual(text.utf8)
        return isRestored && Self.number(in: short) == number ? short : text
    }

    /// Returns the text with the signed form and its payload in place of the references.
    func fullText(of text: String, number: Int64) -> String {
        var bytes = Array(text.utf8)
        for (full, reference) in references(number) { bytes.replaceFirst(reference, by: full) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func references(_ number: Int64) -> [(full: String, reference: String)] {
        let compact = "\(header).\(Base64.url.encode(payload.utf8)).\(signature)"
        return [
            ("\"\(compact)\"", "\(Self.referenceStart)\(number)}"),
            (payload, "{\"payload\":\(number)}"),
        ]
    }

    /// The start of a reference. It does not occur in a string, where quotation marks are escaped.
    private static let referenceStart = "{\"token\":"

    /// Returns the number in the references of a text; nil for a text without references.
    static func number(in text: String) -> Int64? {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstRange(of: referenceStart) else { return nil }
        let digits = bytes[start.upperBound...].prefix { $0 != UInt8(ascii: "}") }
        return Int64(String(decoding: digits, as: UTF8.self))
    }
}

extension [UInt8] {
    /// Replaces the first occurrence of a text, if there is one.
    fileprivate mutating func replaceFirst(_ text: String, by other: String) {
        guard let range = firstRange(of: text) else { return }
        replaceSubrange(range, with: other.utf8)
    }

    /// Returns the first occurrence of a text.
    fileprivate func firstRange(of text: String) -> Range<Int>? {
        let pattern = Array(text.utf8)
        guard let first = pattern.first else { return nil }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: pattern) { return start..<start + pattern.count }
            rest = rest.dropFirst()
        }
        return nil
    }
}
