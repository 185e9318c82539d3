/// The texts of the interface in one language.
struct LanguageTexts: Sendable {
    /// The template of each message.
    let messages: [TextKey: String]
    /// The text of each event of the log, by its family and name.
    let log: [String: String]
    /// Keys that are neither a message nor an event, and keys that occur twice.
    let unknown: [String]

    /// Parses one entry per line: the name of a ``TextKey``, or an event's family and name separated by `/`, then a
    /// colon, a space and the text.
    ///
    /// An indented line continues the text before it, after one space. Quotation marks around a text keep the spaces at
    /// its ends. A line that begins with `#` is a comment.
    init(_ lines: String) {
        var (messages, log, unknown): ([TextKey: String], [String: String], [String]) = (
            [:], [:], []
        )
        for (key, text) in Self.entries(of: lines) {
            if key.contains("/") {
                if log.updateValue(text, forKey: key) != nil { unknown.append(key) }
            } else if let message = Self.names[key] {
                if messages.updateValue(text, forKey: message) != nil { unknown.append(key) }
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

    private static let names = Dictionary(
        uniqueKeysWithValues: TextKey.allCases.map { ("\($0)", $0) })

    /// Returns keys and texts. It works on bytes because every start of the program waits for it.
    private static func entries(of lines: String) -> [(key: String, text: String)] {
        let (space, colon, quote) = (UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\""))
        var entries: [(key: String, text: String)] = []
        for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
            if line.first == space {
                let more = line.drop { $0 == space }
                if let last = entries.indices.last { entries[last].text += " \(Substring(more))" }
            } else if line.first != UInt8(ascii: "#"), let end = line.firstIndex(of: colon) {
                let text = line[end...].dropFirst().drop { $0 == space }
                let isQuoted = text.first == quote && text.last == quote && text.count > 1
                entries.append(
                    (
                        String(Substring(line[..<end])),
                        String(Substring(isQuoted ? text.dropFirst().dropLast() : text))
                    ))
            }
        }
        return entries
    }
}
