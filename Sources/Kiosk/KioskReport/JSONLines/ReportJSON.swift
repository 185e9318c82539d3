/// Encodes texts as JSON strings (RFC 8259, section 7) with visible characters only.
enum ReportJSON {
    /// Returns the text in quotation marks; terminal controls and invisible scalars become equivalent escapes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if VisibleScalars.contains(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += escape(scalar)
                }
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
