/// Quotes text of a file in a message: shortened, and with control characters escaped.
enum QuotedText {
    /// Returns the first 40 characters of a text in quotation marks.
    static func short(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars.prefix(40) {
            quoted +=
                scalar.properties.generalCategory == .control ? escaped(scalar) : String(scalar)
        }
        let isLonger = text.unicodeScalars.dropFirst(40).first != nil
        return "\"\(quoted)\(isLonger ? "..." : "")\""
    }

    /// Returns whether the text contains a control character.
    static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
