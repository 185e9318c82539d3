import CStoreText

/// The texts of the interface in one language.
struct LanguageTexts: Sendable {
    /// The template of each message.
    let messages: [TextKey: String]
    /// The text of each event of the log, by its family and name.
    let log: [String: String]
    /// Keys that are neither a message nor an event, and keys that occur twice.
    let unknown: [String]

    /// Parses the file of a language, which has one entry per line: the name of a ``TextKey``, or an event's family and
    /// name separated by `/`, then a colon, a space and the text.
    ///
    /// An indented line continues the text before it, after one space. Quotation marks around a text keep the spaces at
    /// its ends. A line that begins with `#` is a comment.
    init(_ file: UnsafeBufferPointer<UInt8>) {
        var (messages, log, unknown): ([TextKey: String], [String: String], [String]) = (
            [:], [:], []
        )
        for (key, text) in Self.entries(of: file) {
            if key.utf8.contains(UInt8(ascii: "/")) {
                if log.updateValue(text, forKey: key) != nil { unknown.append(key) }
            } else if let message = Self.names[key] {
                if messages.updateValue(text, forKey: message) != nil { unknown.append(key) }
            } else {
                unknown.append(key)
            }
        }
        (self.messages, self.log, self.unknown) = (messages, log, unknown)
    }

    /// Parses the file of a language that the program contains.
    private init(language: String) {
        let file = store_texts(language)?.pointee
        self.init(UnsafeBufferPointer(start: file?.bytes, count: file?.length ?? 0))
    }

    /// Creates a copy of another table with each text transformed.
    init(_ other: LanguageTexts, changed change: (String) -> String) {
        messages = other.messages.mapValues(change)
        log = other.log.mapValues(change)
        unknown = other.unknown
    }

    private static let names = Dictionary(
        uniqueKeysWithValues: TextKey.allCases.map { ("\($0)", $0) })

    /// Returns keys and texts. It works on bytes because every start of the program waits for it.
    private static func entries(
        of file: UnsafeBufferPointer<UInt8>
    ) -> [(key: String, text: String)] {
        let (space, colon, quote) = (UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\""))
        var entries: [(key: String, text: String)] = []
        for line in file.split(separator: UInt8(ascii: "\n")) {
            if line.first == space {
                let more = line.drop { $0 == space }
                if let last = entries.indices.last { entries[last].text += " " + string(more) }
            } else if line.first != UInt8(ascii: "#"), let end = line.firstIndex(of: colon) {
                let text = line[end...].dropFirst().drop { $0 == space }
                let isQuoted = text.first == quote && text.last == quote && text.count > 1
                entries.append(
                    (string(line[..<end]), string(isQuoted ? text.dropFirst().dropLast() : text)))
            }
        }
        return entries
    }

    private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: Languages

extension LanguageTexts {
    static let english = LanguageTexts(language: "en")
    static let simplifiedChinese = LanguageTexts(language: "zh_Hans")
    static let traditionalChinese = LanguageTexts(language: "zh_Hant")
    static let japanese = LanguageTexts(language: "ja")
    static let german = LanguageTexts(language: "de")
    static let spanish = LanguageTexts(language: "es")
    /// English with longer and unusual text.
    static let pseudo = LanguageTexts(english, changed: PseudoText.template)
}

// MARK: Placeholders

/// A text with placeholders for arguments.
///
/// `{1}` is the first argument. `{1|day|days}` is the first text if the first argument is `1`, else the second:
/// sufficient for English plurals; other languages may omit it.
struct TextTemplate {
    /// One part of a template.
    private enum Part {
        case words(Substring)
        case argument(Int)
        case choice(Int, one: Substring, other: Substring)
    }

    private let parts: [Part]

    /// Parses a template; braces that are not a placeholder are literal text.
    init(_ template: String) {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.words(rest[..<open]))
            parts.append(
                Self.placeholder(rest[rest.index(after: open)..<close])
                    ?? .words(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        self.parts = parts + [.words(rest)]
    }

    /// The numbers of the arguments in the template.
    var argumentNumbers: Set<Int> {
        Set(
            parts.compactMap { part in
                switch part {
                case .words: nil
                case .argument(let number), .choice(let number, _, _): number
                }
            })
    }

    /// Returns the text with the arguments inserted; a missing argument becomes `…`.
    func filled(with arguments: [String]) -> String {
        func argument(_ number: Int) -> String {
            arguments.indices.contains(number - 1) ? arguments[number - 1] : "…"
        }
        return parts.reduce(into: "") { text, part in
            switch part {
            case .words(let words): text += words
            case .argument(let number): text += argument(number)
            case .choice(let number, let one, let other):
                text += argument(number) == "1" ? one : other
            }
        }
    }

    private static func placeholder(_ content: Substring) -> Part? {
        let fields = content.split(separator: "|", omittingEmptySubsequences: false)
        guard let first = fields.first, let number = Int(first), (1...9).contains(number) else {
            return nil
        }
        switch fields.count {
        case 1: return .argument(number)
        case 3: return .choice(number, one: fields[1], other: fields[2])
        default: return nil
        }
    }
}

// MARK: Pseudo-locale

/// Transforms English into longer and unusual text that stays readable.
///
/// Every text is a third longer and enclosed in `«` and `»`: if a screen lacks the end mark, the text was clipped; if
/// it shows a plain English word, the word was not looked up in a table.
package enum PseudoText {
    /// The mark before a text.
    package static let start: Character = "«"
    /// The mark after a text.
    package static let end: Character = "»"

    /// Returns the template with unusual letters and unchanged placeholders.
    static func template(_ english: String) -> String {
        let spaces = english.reversed().prefix { $0 == " " }.count
        let text = english.dropLast(spaces)
        return String(start) + accented(text) + filler(text.count / 3) + String(end)
            + String(repeating: " ", count: spaces)
    }

    /// Replaces the letters outside of braces, and in the plural forms.
    private static func accented(_ text: Substring) -> String {
        var result = ""
        var isInPlaceholder = false
        for character in text {
            switch character {
            case "{": isInPlaceholder = true
            case "}", "|": isInPlaceholder = false
            default: break
            }
            result.append(isInPlaceholder ? character : letters[character] ?? character)
        }
        return result
    }

    /// Returns filler text of `count` characters, for the length of other languages.
    private static func filler(_ count: Int) -> String {
        guard count > 1 else { return String(repeating: "~", count: count) }
        return String((0..<count).map { $0 % 6 == 0 ? " " : "~" })
    }

    // One cell each in every width table, without combining marks.
    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"))
}
