/// A signed payload in the compact form of RFC 7515: three base64url segments separated by dots.
///
/// It is confidential and never logged: the description of a value contains only its length.
public struct JWS: Hashable, Sendable, Codable {
    /// The compact form as it was received.
    public let compact: String

    /// Creates a value from the compact form, without verifying it.
    public init(compact: String) {
        self.compact = compact
    }

    /// Decodes a string.
    public init(from decoder: any Decoder) throws {
        compact = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes a string.
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
