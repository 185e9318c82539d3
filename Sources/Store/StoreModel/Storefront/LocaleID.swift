/// A language with an optional script and region, such as `zh_Hans` or `de_AT`.
public struct LocaleID: Hashable, Sendable {
    /// ISO 639, lower case, such as `zh`.
    public let language: String
    /// ISO 15924, such as `Hans`.
    public let script: String?
    /// ISO 3166-1 alpha-2 or UN M.49, such as `CN`.
    public let region: String?

    /// Takes the parts as they are.
    public init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Reads `zh_CN`, `zh-Hans`, `de_DE.UTF-8`, `sr@latin`; nil for what is no language tag (`C`, `POSIX`, ``, `../x`).
    ///
    /// Parts are of at most eight ASCII letters and digits; variants, and extensions with all that follows, are passed
    /// over: `en-u-ca-buddhist` is English in no region.
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

    /// The underscore form, `zh_Hans_CN`.
    public var identifier: String {
        [language, script, region].compactMap { $0 }.joined(separator: "_")
    }

    /// English as the United States write it, the last language that a text falls back to.
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
    /// Reads the underscore form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let locale = LocaleID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a locale")
        }
        self = locale
    }

    /// Writes the underscore form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
