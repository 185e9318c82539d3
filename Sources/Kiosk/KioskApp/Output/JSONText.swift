import FoundationEssentials
import KioskReport

/// Encodes JSON that is safe to print on a terminal.
enum JSONText {
    /// Encodes a value on one line with sorted keys; returns nil if it cannot be encoded.
    static func line(_ value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return nil }
        return visible(String(decoding: data, as: UTF8.self))
    }

    /// Encodes a value on several lines, for people; line feeds in its strings are escaped, so each line is the
    /// encoder's.
    static func indented(_ value: some Encodable) -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(value) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
            visible(String($0))
        }
    }

    /// Replaces control characters and invisible characters with `\u` escapes.
    private static func visible(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { result, scalar in
            if VisibleScalars.contains(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += VisibleScalars.escape(scalar)
            }
        }
    }
}
