/// Adapts the output of ICU to a terminal's cells.
enum PlainText {
    /// Returns the text without direction marks and with plain spaces.
    ///
    /// U+200E, U+200F, U+061C, the isolates and the embeddings are removed, because a terminal either orders a line on
    /// its own or not at all. U+00A0, U+202F and U+2009 become spaces.
    static func of(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x200E, 0x200F, 0x061C, 0x2066...0x2069, 0x202A...0x202E: continue
            case 0x00A0, 0x202F, 0x2009: result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
