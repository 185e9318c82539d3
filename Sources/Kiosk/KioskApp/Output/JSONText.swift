import FoundationEssentials

/// JSON that can be shown in a terminal.
enum JSONText {
    /// One object on one line, its keys in order; nil for a value that cannot be encoded.
    static func line(_ value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return nil }
        return visible(String(decoding: data, as: UTF8.self))
    }

    /// The same over several lines, for people; the line feeds are ours, those of values are escapes already.
    static func indented(_ value: some Encodable) -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(value) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
            visible(String($0))
        }
    }

    /// Writes what controls a terminal, or hides, as `\u` escapes; the JSON says the same.
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
