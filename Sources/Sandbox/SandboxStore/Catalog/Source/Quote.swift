/// Quotes text of a file in a message: short, and with control characters written out.
enum Quote {
    /// The text in quotation marks, at most 40 characters of it.
    static func short(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars.prefix(40) {
            quoted +=
                scalar.properties.generalCategory == .control ? escaped(scalar) : String(scalar)
        }
        let isLonger = text.unicodeScalars.dropFirst(40).first != nil
        return "\"\(quoted)\(isLonger ? "..." : "")\""
    }

    /// Whether a control character stands in the text.
    static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
