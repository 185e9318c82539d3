/// Replaces typographic punctuation with ASCII; letters stay, since replacing them with question marks would make
/// titles unreadable.
enum ASCIIPunctuation {
    static func of(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(forms[scalar] ?? scalar) }
        return String(result)
    }

    /// The replacements; each is as wide as the original, so that columns stay aligned.
    private static let forms: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "·": "-", "•": "*",
        "×": "x", "…": "~", "→": ">", "✓": "+",
    ]
}
