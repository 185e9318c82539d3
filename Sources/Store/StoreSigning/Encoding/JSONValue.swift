/// A JSON text as a tree, numbers as they are spelled.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The tree of a text that every reader reads alike; nil for any other.
    ///
    /// Refused beyond RFC 8259: a name that stands twice in an object, a byte order mark, ill-formed UTF-8,
    /// half of a surrogate pair, and more than ``StrictJSON/maximumDepth`` levels.
    init?(strict bytes: [UInt8]) {
        guard let value = StrictJSON.value(of: bytes) else { return nil }
        self = value
    }

    /// The members, where it is an object.
    var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements, where it is an array.
    var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text, where it is a string.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
