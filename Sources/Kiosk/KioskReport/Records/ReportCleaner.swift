import StoreModel

/// Takes out of what a report says what nobody else may read: keys, tokens, signatures, passwords, folders.
package struct ReportCleaner: Sendable {
    /// Texts that are replaced wherever they stand, the longest first.
    private let replaced: [(text: String, by: String)]

    /// Knows the folders whose names tell who somebody is.
    ///
    /// - Parameters:
    ///   - folder: The profile's; its name stands for it.
    ///   - home: The person's.
    package init(folder: String, profile: String, home: String?) {
        var replaced = [(text: folder, by: profile)]
        if let home, home.utf8.count > 1 { replaced.append((text: home, by: "~")) }
        self.replaced = replaced.filter { !$0.text.isEmpty }
    }

    /// The line without all that.
    package func clean(_ record: ReportRecord) -> ReportRecord {
        let forms = Dictionary(
            record.kind.fields.map { ($0.name, $0.form) }, uniquingKeysWith: { first, _ in first })
        return record.mapping { name, value in
            switch (value, forms[name]) {
            case (.text(let text), .id): .text(Self.isToken(text) ? LogText.omission : text)
            case (.text, .verbatim): value
            case (.text(let text), .source): .text(String(withoutFolders(text)))
            case (.text(let text), _): .text(clean(text))
            case (.texts(let texts), _): .texts(texts.map(clean))
            default: value
            }
        }
    }

    /// Words without all that.
    package func clean(_ text: String) -> String {
        let rest = Self.withoutKeys(Self.withoutPasswords(withoutFolders(text)))
        return rest.split(separator: "\n", omittingEmptySubsequences: false)
            .map { LogText.withoutSecrets(String($0)) }.joined(separator: "\n")
    }

    /// Scalar by scalar: a path is the same path with an accent behind it.
    private func withoutFolders(_ text: String) -> Scalars {
        var scalars = text.unicodeScalars
        for (found, by) in replaced {
            scalars = scalars.replacing(found.unicodeScalars, with: by.unicodeScalars)
        }
        return scalars
    }

    /// Whether it holds a compact token: three long segments of base64url between points.
    private static func isToken(_ text: String) -> Bool {
        let segments = text.split(separator: ".", omittingEmptySubsequences: false)
        return segments.count >= 3 && segments.count { $0.utf8.count >= 24 } >= 3
    }

    private typealias Scalars = String.UnicodeScalarView

    /// What stands between `://` and `@` of an address, and its query, goes.
    private static func withoutPasswords(_ text: Scalars) -> Scalars {
        var (result, rest) = (Scalars(), text[...])
        while let mark = rest.firstRange(of: "://".unicodeScalars) {
            result += rest[..<mark.upperBound]
            rest = rest[mark.upperBound...]
            let end = rest.firstIndex { isBoundary($0) } ?? rest.endIndex
            var address = rest[..<end]
            let host = address.prefix { !"/?#".unicodeScalars.contains($0) }
            if let at = host.lastIndex(of: "@") { address = address[address.index(after: at)...] }
            result += address.prefix { !"?#".unicodeScalars.contains($0) }
            rest = rest[end...]
        }
        return result + rest
    }

    /// Whether an address ends before it.
    private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "\"'<>)".unicodeScalars.contains(scalar)
    }

    /// A key in PEM goes with its frame.
    private static func withoutKeys(_ text: Scalars) -> Scalars {
        guard text.firstRange(of: "PRIVATE KEY".unicodeScalars) != nil else { return text }
        var (result, rest) = (Scalars(), text[...])
        while let start = rest.firstRange(of: "-----BEGIN".unicodeScalars) {
            result += rest[..<start.lowerBound]
            result += LogText.omission.unicodeScalars
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "-----END".unicodeScalars) else { return result }
            rest = rest[end.upperBound...]
            if let frame = rest.firstRange(of: "KEY-----".unicodeScalars) {
                rest = rest[frame.upperBound...]
            }
        }
        return result + rest
    }
}
