/// A JSON text as a tree, with numbers in their original spelling.
package enum JSONValue: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number in its original spelling.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// Parses a text that every parser interprets in the same way; nil for any other text.
    ///
    /// Beyond RFC 8259, it rejects duplicate names in an object, a byte order mark, ill-formed UTF-8, unpaired
    /// surrogates, and more than ``StrictJSONParser/maximumDepth`` levels.
    package init?(strict bytes: [UInt8]) {
        guard let value = StrictJSONParser.value(of: bytes) else { return nil }
        self = value
    }

    /// The members of an object, otherwise nil.
    package var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements of an array, otherwise nil.
    package var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text of a string, otherwise nil.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a number that fits and is spelled without fraction and exponent, otherwise nil.
    package var integer: Int64? {
        if case .number(let text) = self { Int64(text) } else { nil }
    }

    /// The value of `true` or `false`, otherwise nil.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }
}
