/// Formats text for a YAML file.
enum YAMLText {
    /// Returns a scalar: plain if it is unambiguous in YAML, else in double quotes as in JSON.
    static func scalar(_ text: String) -> String {
        isPlain(text) ? text : JSONText.line(text) ?? "\"\""
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), !words.contains(text.lowercased())
        else {
            return false
        }
        return text.last != " "
            && text.utf8.allSatisfy { byte in
                isLetter(byte) || (0x30...0x39).contains(byte) || "._- =%".utf8.contains(byte)
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// The words that some YAML parsers do not read as text.
    private static let words: Set<String> = [
        "y", "n", "yes", "no", "on", "off", "true", "false", "null",
    ]
}
