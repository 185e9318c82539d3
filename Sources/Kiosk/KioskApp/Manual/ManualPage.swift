import ArgumentParser

/// A manual page: its name, section, one-line abstract and text.
struct ManualPage {
    let name: String
    let section: Int
    let abstract: String
    let blocks: [ManualBlock]

    /// The lines of the page in roff, for `man -l`.
    var roff: [String] {
        [
            ".\\\" Made by kiosk man.",
            ".TH \(name.uppercased()) \(section) \"\" \"\(Root.configuration.version)\" \"kiosk manual\"",
            ".SH NAME", "\(Roff.text(name)) \\- \(Roff.text(abstract))",
        ] + blocks.flatMap(Roff.lines)
    }

    /// The lines of the page in Markdown.
    var markdown: [String] {
        ["# \(name)(\(section))", "", abstract, ""] + blocks.flatMap(Self.lines)
    }

    private static func lines(_ block: ManualBlock) -> [String] {
        switch block {
        case .heading(let title): ["## \(title)", ""]
        case .subheading(let title): ["### \(title)", ""]
        case .paragraph(let text): [text, ""]
        case .term(let term, let text): ["- `\(term)`: \(text)"]
        case .literal(let lines): ["```"] + lines + ["```", ""]
        }
    }
}

/// A block of a manual page, independent of the output format.
enum ManualBlock: Hashable {
    case heading(String)
    case subheading(String)
    case paragraph(String)
    /// A term and its explanation.
    case term(String, String)
    /// Lines that are printed verbatim.
    case literal([String])

    /// Parses a help text: indented lines become literal blocks, lines in capitals become subheadings.
    static func read(_ discussion: String) -> [ManualBlock] {
        var blocks: [ManualBlock] = []
        for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  ") {
                let text = String(line.dropFirst(2))
                if case .literal(let lines)? = blocks.last {
                    blocks[blocks.count - 1] = .literal(lines + [text])
                } else {
                    blocks.append(.literal([text]))
                }
            } else if !line.isEmpty {
                blocks.append(isTitle(line) ? .subheading(String(line)) : .paragraph(String(line)))
            }
        }
        return blocks
    }

    private static func isTitle(_ line: Substring) -> Bool {
        line.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x20 }
    }
}

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
