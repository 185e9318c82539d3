/// The name of one kind of thing, which cannot be mistaken for the name of another kind.
///
/// The text is kept exactly as it was received: ids are compared by their bytes' meaning only, never
/// trimmed or folded. Whoever shows one to a person sanitises it there.
public struct Identifier<Kind>: RawRepresentable, Hashable, Sendable {
    /// The text of the name as it stands in files, messages and tables.
    public let rawValue: String

    /// Takes the text as it is.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes the text as it is.
    public init(_ text: String) {
        self.rawValue = text
    }
}

extension Identifier: ExpressibleByStringLiteral {
    /// A name that the program itself writes.
    public init(stringLiteral value: String) {
        self.rawValue = value
    }
}

extension Identifier: Comparable {
    /// Order of the texts.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Identifier: CustomStringConvertible {
    /// The text of the name.
    public var description: String { rawValue }
}

extension Identifier: Codable {
    /// Reads a single string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
