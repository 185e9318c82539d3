/// A parsed search text: words, all of which must match, and fields such as `type:consumable`.
///
/// Text between quotation marks is one word, including its spaces.
struct Query: Hashable, Sendable {
    /// A field, with name and value as typed.
    struct Field: Hashable, Sendable {
        let name: String
        let value: String
    }

    private(set) var words: [String] = []
    private(set) var fields: [Field] = []
    /// The first invalid part of the text: an unknown field name, which is also searched as a word, or a value that the
    /// field does not have.
    private(set) var fault: String?

    /// Parses a search text.
    ///
    /// - Parameter known: The names of the valid fields.
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
                fault = fault ?? "\(name):"
                words.append(part.text)
                continue
            }
            let value = String(part.text[part.text.index(after: colon)...])
            // A field without a value is ignored while the user is still typing it.
            if !value.isEmpty { fields.append(Field(name: name, value: value)) }
        }
    }

    /// Whether the query matches everything.
    var isEmpty: Bool { words.isEmpty && fields.isEmpty }

    /// Converts the fields to conditions; a field with an invalid value is reported as ``fault`` and ignored.
    mutating func tests<Test>(_ read: (Field) -> Test?) -> [Test] {
        var tests: [Test] = []
        for field in fields {
            if let test = read(field) {
                tests.append(test)
            } else {
                fault = fault ?? "\(field.name):\(field.value)"
            }
        }
        return tests
    }

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
