/// The language of manual pages.
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

    /// A line of text, which begins no request.
    private static func line(_ text: String) -> String {
        let text = self.text(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// An argument of a request, spaces and all.
    private static func argument(_ text: String) -> String { "\"\(self.text(text))\"" }

    /// A text with what roff would read as its own written out.
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
