/// A language with an optional script and region, such as `zh_Hans` or `de_AT`.
public struct LocaleID: Hashable, Sendable {
    /// ISO 639, lower case, such as `zh`.
    public let language: String
    /// ISO 15924, such as `Hans`.
    public let script: String?
    /// ISO 3166-1 alpha-2 or UN M.49, such as `CN`.
    public let region: String?

    /// Creates a value from its parts without validating them.
    public init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Parses `zh_CN`, `zh-Hans`, `de_DE.UTF-8` or `sr@latin`; nil for a text that is not a language tag (`C`, `POSIX`,
    /// ``, `../x`).
    ///
    /// Each part has at most eight ASCII letters and digits. Variants, and extensions with everything after them, are
    /// ignored: `en-u-ca-buddhist` is English without a region.
    public init?(_ text: String) {
        let tag = text.prefix { $0 != "." && $0 != "@" }
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        guard let first = parts.first, (2...3).contains(first.utf8.count), Self.isLetters(first),
            parts.allSatisfy(Self.isPart)
        else { return nil }
        var script: String?
        var region: String?
        for part in parts.dropFirst().prefix(while: { $0.utf8.count != 1 }) {
            if part.utf8.count == 4, Self.isLetters(part), script == nil, region == nil {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if Self.isRegion(part), region == nil {
                region = part.uppercased()
            }
        }
        self.init(language: first.lowercased(), script: script, region: region)
    }

    /// The form with underscores, `zh_Hans_CN`.
    public var identifier: String {
        [language, script, region].compactMap { $0 }.joined(separator: "_")
    }

    /// US English, the last fallback language of texts.
    public static let fallback = LocaleID(language: "en", region: "US")

    private static func isLetters(_ part: Substring) -> Bool {
        part.utf8.allSatisfy(ASCII.isLetter)
    }

    private static func isPart(_ part: Substring) -> Bool {
        part.utf8.count <= 8 && part.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) }
    }

    private static func isRegion(_ part: Substring) -> Bool {
        (part.utf8.count == 2 && isLetters(part))
            || (part.utf8.count == 3 && part.utf8.allSatisfy(ASCII.isDigit))
    }
}

extension LocaleID: Codable {
    /// Decodes the form with underscores.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let locale = LocaleID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a valid locale")
        }
        self = locale
    }

    /// Encodes the form with underscores.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
