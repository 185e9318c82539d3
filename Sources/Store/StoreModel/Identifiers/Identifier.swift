/// The name of one kind of thing, which cannot be mistaken for the name of another kind.
///
/// The text is kept exactly as it was received, and compared by its UTF-8 bytes as SQLite compares it: never
/// trimmed, folded or normalised. Whoever shows one to a person sanitises it there.
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

// `==` on String takes canonically equivalent texts for the same one, and two products may be called so.
extension Identifier {
    /// Whether the bytes are the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        let bytes = rawValue.utf8
        if bytes.withContiguousStorageIfAvailable({ hasher.combine(bytes: .init($0)) }) == nil {
            for byte in bytes { hasher.combine(byte) }
        }
        // No text holds this byte, so that two names in a row cannot run together.
        hasher.combine(0xFF as UInt8)
    }
}

extension Identifier: ExpressibleByStringLiteral {
    /// A name that the program itself writes.
    public init(stringLiteral value: String) {
        self.rawValue = value
    }
}

extension Identifier: Comparable {
    /// Order of the bytes.
    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
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
