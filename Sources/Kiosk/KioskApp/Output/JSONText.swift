/// JSON that can be shown in a terminal.
enum JSONText {
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
