import CStoreText

/// The texts of the interface in one language.
struct LanguageTexts: Sendable {
    /// The template of each message.
    let messages: [TextKey: String]
    /// The text of each event of the log, by its family and name.
    let log: [String: String]
    /// Keys that are neither a message nor an event, that occur twice, or whose text has an argument that English does
    /// not declare.
    let unknown: [String]

    /// Parses the file of a language, which has one entry per line: the name of a ``TextKey``, or an event's family and
    /// name separated by `/`, then a colon, a space and the text.
    ///
    /// An indented line continues the text before it, after one space. Quotation marks around a text keep the spaces at
    /// its ends. A line that begins with `#` is a comment. A text contains its arguments by the names that English
    /// declares after the key: `offerUpFront(price, duration): {price} for the first {duration}`.
    init(_ file: UnsafeBufferPointer<UInt8>) {
        var (messages, log, unknown): ([TextKey: String], [String: String], [String]) = (
            [:], [:], []
        )
        messages.reserveCapacity(Self.declarations.count)
        for (key, text) in Self.entries(of: file) {
            if key.utf8.contains(UInt8(ascii: "/")) {
                if log.updateValue(text, forKey: key) != nil { unknown.append(key) }
            } else if let declaration = Self.declarations[key],
                let template = Self.template(text, declaration.arguments)
            {
                if messages.updateValue(template, forKey: declaration.message) != nil {
                    unknown.append(key)
                }
            } else {
                unknown.append(key)
            }
        }
        (self.messages, self.log, self.unknown) = (messages, log, unknown)
    }

    /// Creates a copy of another table with each text transformed.
    init(_ other: LanguageTexts, changed change: (String) -> String) {
        messages = other.messages.mapValues(change)
        log = other.log.mapValues(change)
        unknown = other.unknown
    }

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
                    (
                        string(line[..<end].prefix { $0 != UInt8(ascii: "(") }),
                        string(isQuoted ? text.dropFirst().dropLast() : text)
                    ))
            }
        }
        return entries
    }

    private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: Arguments

extension LanguageTexts {
    /// A message, and the names of its arguments in the order in which the program passes them.
    struct Declaration: Sendable {
        let message: TextKey
        fileprivate(set) var arguments: [String] = []
    }

    /// The messages by their names, with the arguments that the English file declares.
    ///
    /// Every language needs them, so only the keys of the file are read here, not its texts.
    static let declarations: [String: Declaration] = {
        let (colon, parenthesis) = (UInt8(ascii: ":"), UInt8(ascii: "("))
        var declarations = Dictionary(
            uniqueKeysWithValues: TextKey.allCases.map { ("\($0)", Declaration(message: $0)) })
        for line in file("en").split(separator: UInt8(ascii: "\n")) {
            guard let start = line.firstIndex(where: { $0 == colon || $0 == parenthesis }),
                line[start] == parenthesis,
                let end = line[start...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            let names = line[start..<end].dropFirst().split(separator: UInt8(ascii: ","))
            declarations[string(line[..<start])]?.arguments = names.map { name in
                string(name.drop { $0 == UInt8(ascii: " ") })
            }
        }
        return declarations
    }()

    /// Returns the message that is named after a value: `stepHandedOut` for `step` and `handed-out`.
    static func message(_ prefix: String, _ name: String) -> TextKey? {
        let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return declarations[prefix + words.joined()]?.message
    }

    /// Returns a text with the numbers of its arguments instead of their names; nil if a name is not declared, or its
    /// brace is not closed.
    private static func template(_ text: String, _ arguments: [String]) -> String? {
        // Most texts lack arguments.
        guard !arguments.isEmpty else { return text }
        var template: [UInt8] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
            let name = rest[start...].dropFirst().prefix {
                $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "}")
            }
            guard name.endIndex < rest.endIndex,
                let index = arguments.firstIndex(where: { $0.utf8.elementsEqual(name) })
            else { return nil }
            template += rest[...start]
            template += String(index + 1).utf8
            rest = rest[name.endIndex...]
        }
        return String(decoding: template + rest, as: UTF8.self)
    }
}

// MARK: Languages

extension LanguageTexts {
    static let english = LanguageTexts(file("en"))
    static let simplifiedChinese = LanguageTexts(file("zh_Hans"))
    static let traditionalChinese = LanguageTexts(file("zh_Hant"))
    static let japanese = LanguageTexts(file("ja"))
    static let german = LanguageTexts(file("de"))
    static let spanish = LanguageTexts(file("es"))
    /// English with longer and unusual text.
    static let pseudo = LanguageTexts(english, changed: PseudoText.template)

    /// Returns the file of a language that the program contains; it is empty if there is none.
    private static func file(_ language: String) -> UnsafeBufferPointer<UInt8> {
        let file = store_texts(language)?.pointee
        return UnsafeBufferPointer(start: file?.bytes, count: file?.length ?? 0)
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
