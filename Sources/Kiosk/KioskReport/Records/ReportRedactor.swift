import StoreModel

/// Removes confidential data from a report: keys, tokens, signatures, passwords, folders.
package struct ReportRedactor: Sendable {
    /// The texts to replace, the longest first.
    private let replaced: [(text: String, by: String)]

    /// Creates a cleaner for folders whose names reveal the user's identity.
    ///
    /// - Parameters:
    /// - folder: The folder of the profile, which is replaced by the profile's name.
    /// - home: The user's home folder, which is replaced by `~`.
    package init(folder: String, profile: String, home: String?) {
        var replaced = [(text: folder, by: profile)]
        if let home, home.utf8.count > 1 { replaced.append((text: home, by: "~")) }
        self.replaced = replaced.filter { !$0.text.isEmpty }
    }

    /// Returns the line without confidential data.
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

    /// Returns the text without confidential data.
    package func clean(_ text: String) -> String {
        let rest = Self.withoutKeys(Self.withoutPasswords(withoutFolders(text)))
        return rest.split(separator: "\n", omittingEmptySubsequences: false)
            .map { LogText.withoutSecrets(String($0)) }.joined(separator: "\n")
    }

    /// Replaces folders scalar by scalar, because a combining mark after a path must not hide it.
    private func withoutFolders(_ text: String) -> Scalars {
        var scalars = text.unicodeScalars
        for (found, by) in replaced {
            scalars = scalars.replacing(found.unicodeScalars, with: by.unicodeScalars)
        }
        return scalars
    }

    /// Returns whether a text contains a compact token: three long base64url segments separated by periods.
    private static func isToken(_ text: String) -> Bool {
        let segments = text.split(separator: ".", omittingEmptySubsequences: false)
        return segments.count >= 3 && segments.count { $0.utf8.count >= 24 } >= 3
    }

    private typealias Scalars = String.UnicodeScalarView

    /// Removes credentials (between `://` and `@`) and the query from addresses.
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

    /// Returns whether a scalar ends an address.
    private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "\"'<>)".unicodeScalars.contains(scalar)
    }

    /// Removes keys in PEM format, including their delimiters.
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
