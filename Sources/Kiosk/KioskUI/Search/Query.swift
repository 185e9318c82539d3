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
    /// The first thing that was typed and means nothing: the name of no field, which is looked for as a word, or a
    /// value that its field does not have.
    private(set) var fault: String?

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
                fault = fault ?? "\(name):"
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

    /// What the fields ask for; one that asks for nothing that there is, is a fault and counts as not typed.
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
