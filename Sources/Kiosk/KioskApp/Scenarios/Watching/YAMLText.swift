/// Text as a YAML file has it.
enum YAMLText {
    /// One value: as it is where nothing in it means anything to YAML, else in double quotes, as JSON writes it.
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

    /// What some readers of YAML take for something else than a text.
    private static let words: Set<String> = [
        "y", "n", "yes", "no", "on", "off", "true", "false", "null",
    ]
}
