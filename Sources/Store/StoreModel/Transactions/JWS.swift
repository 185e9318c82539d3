/// A signed payload in the compact form of RFC 7515: three base64url segments with dots between them.
///
/// It is evidence and never logged: whoever prints a value of this type prints how long it is.
public struct JWS: Hashable, Sendable, Codable {
    /// The compact form as it was received.
    public let compact: String

    /// Takes the compact form as it is; nothing is verified.
    public init(compact: String) {
        self.compact = compact
    }

    /// Reads a string.
    public init(from decoder: any Decoder) throws {
        compact = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(compact)
    }
}

extension JWS: CustomStringConvertible, CustomDebugStringConvertible {
    /// The length, not the content.
    public var description: String { "JWS(\(compact.utf8.count) bytes)" }
    /// The length, not the content.
    public var debugDescription: String { description }
}
