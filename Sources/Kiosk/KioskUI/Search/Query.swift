/// What somebody looks for: words that must all be there, and fields such as `type:consumable`.
///
/// Words between quotation marks are one word, spaces and all.
struct Query: Hashable, Sendable {
    /// One field; both parts as they were typed.
    struct Field: Hashable, Sendable {
        let name: String
        let value: String
    }

    private(set) var words: [String] = []
    private(set) var fields: [Field] = []
    /// The first name before a colon that is none of the fields there are; it is looked for as a word.
    private(set) var unknown: String?

    /// Reads what was typed.
    ///
    /// - Parameter known: The names of the fields that there are.
    init(_ text: String, fields known: [String]) {
        for part in Self.parts(text) {
            guard !part.isQuoted, let colon = part.text.firstIndex(of: ":"),
                colon != part.text.startIndex
            else {
                words.append(part.text)
                continue
            }
            let name = part.text[..<colon].lowercased()
            guard known.contains(name) else {
                unknown = unknown ?? name
                words.append(part.text)
                continue
            }
            let value = String(part.text[part.text.index(after: colon)...])
            // While it is being typed it says nothing yet.
            if !value.isEmpty { fields.append(Field(name: name, value: value)) }
        }
    }

    /// Whether everything is looked for.
    var isEmpty: Bool { words.isEmpty && fields.isEmpty }

    private static func parts(_ text: String) -> [(text: String, isQuoted: Bool)] {
        var parts: [(text: String, isQuoted: Bool)] = []
        var current = ""
        var isQuoted = false
        var wasQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                wasQuoted = true
            } else if character.isWhitespace, !isQuoted {
                if !current.isEmpty { parts.append((current, wasQuoted)) }
                current = ""
                wasQuoted = false
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { parts.append((current, wasQuoted)) }
        return parts
    }
}
