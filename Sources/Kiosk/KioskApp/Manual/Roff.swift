/// Writes roff, the markup language of manual pages.
enum Roff {
    static func lines(_ block: ManualBlock) -> [String] {
        switch block {
        case .heading(let title): [".SH \(argument(title))"]
        case .subheading(let title): [".SS \(argument(title))"]
        case .paragraph(let text): [".PP", line(text)]
        case .term(let term, let text): [".TP", ".B \(argument(term))", line(text)]
        case .literal(let lines): [".PP", ".nf", ".RS 4"] + lines.map(line) + [".RE", ".fi"]
        }
    }

    /// Returns a line of text, escaped so that roff does not read it as a request.
    private static func line(_ text: String) -> String {
        let text = self.text(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// Returns an argument of a request, quoted because it may contain spaces.
    private static func argument(_ text: String) -> String { "\"\(self.text(text))\"" }

    /// Escapes the characters that roff interprets.
    static func text(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "\"": "\\(dq"
            case "“": "\\(lq"
            case "”": "\\(rq"
            case "’": "\\(cq"
            case "…": "..."
            case "↻": "*"
            default: String(character)
            }
        }.joined()
    }
}
