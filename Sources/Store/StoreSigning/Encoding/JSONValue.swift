/// A JSON text as a tree, numbers as they are spelled.
package enum JSONValue: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is spelled.
    case number(String)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by name.
    case object([String: JSONValue])

    /// The tree of a text that every reader reads alike; nil for any other.
    ///
    /// Refused beyond RFC 8259: a name that stands twice in an object, a byte order mark, ill-formed UTF-8,
    /// half of a surrogate pair, and more than ``StrictJSON/maximumDepth`` levels.
    package init?(strict bytes: [UInt8]) {
        guard let value = StrictJSON.value(of: bytes) else { return nil }
        self = value
    }

    /// The members, where it is an object.
    package var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements, where it is an array.
    package var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text, where it is a string.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number that fits, where it is one and spelled without fraction and exponent.
    package var integer: Int64? {
        if case .number(let text) = self { Int64(text) } else { nil }
    }

    /// The answer, where it is `true` or `false`.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }
}
