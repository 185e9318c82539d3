/// Spells our own punctuation in ASCII; letters stay, since a title in question marks says nothing.
enum ASCIIPunctuation {
    static func of(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(forms[scalar] ?? scalar) }
        return String(result)
    }

    /// Each is as wide as what it stands for, so that columns stay aligned.
    private static let forms: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "·": "-", "•": "*",
        "×": "x", "…": "~", "→": ">", "✓": "+",
    ]
}
