/// An identifier of one kind of entity, which cannot be confused with that of another kind.
///
/// The text is kept exactly as it was received, and compared by its UTF-8 bytes as SQLite compares it: never trimmed,
/// folded or normalized. Code that displays an identifier sanitizes it for display.
public struct Identifier<Kind>: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier in files, messages and tables.
    public let rawValue: String

    /// Creates an identifier from a text without changing it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a text without changing it.
    public init(_ text: String) {
        self.rawValue = text
    }
}

// `==` on String treats canonically equivalent texts as equal, but two products may differ only in that.
extension Identifier {
    /// Returns whether both have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        let bytes = rawValue.utf8
        if bytes.withContiguousStorageIfAvailable({ hasher.combine(bytes: .init($0)) }) == nil {
            for byte in bytes { hasher.combine(byte) }
        }
        // UTF-8 never contains this byte, so two consecutive identifiers hash differently from their concatenation.
        hasher.combine(0xFF as UInt8)
    }
}

extension Identifier: ExpressibleByStringLiteral {
    /// Creates an identifier from a literal of the program.
    public init(stringLiteral value: String) {
        self.rawValue = value
    }
}

extension Identifier: Comparable {
    /// Compares the bytes.
    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

extension Identifier: CustomStringConvertible {
    /// The text of the identifier.
    public var description: String { rawValue }
}

extension Identifier: Codable {
    /// Decodes a single string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
