import FoundationEssentials

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

    /// Replaces control characters and invisible characters with `\u` escapes, which do not change the meaning of the
    /// JSON.
    static func visible(_ json: String) -> String {
        var result = ""
        for scalar in json.unicodeScalars {
            if isVisible(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += escape(scalar)
            }
        }
        return result
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
