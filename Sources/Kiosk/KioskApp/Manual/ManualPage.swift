import ArgumentParser
import KioskManual

/// A manual page: its name, section, one-line abstract and text.
struct ManualPage {
    let name: String
    let section: Int
    let abstract: String
    let blocks: [MarkdownBlock]

    /// The lines of the page in roff, for `man -l`.
    var roff: [String] {
        [
            ".\\\" Made by kiosk man.",
            ".TH \(name.uppercased()) \(section) \"\" \"\(RootCommand.configuration.version)\" \"kiosk manual\"",
            ".SH NAME", "\(Roff.text(name)) \\- \(Roff.text(abstract))",
        ] + blocks.flatMap(Roff.lines)
    }

    /// The lines of the page in Markdown.
    var markdown: [String] {
        ["# \(name)(\(section))", "", abstract, ""] + blocks.flatMap(Self.lines)
    }

    private static func lines(_ block: MarkdownBlock) -> [String] {
        switch block {
        case .heading(let level, let title):
            ["\(level > 2 ? "###" : "##") \(MarkdownBlock.plain(title))", ""]
        case .paragraph(let text): [MarkdownBlock.plain(text), ""]
        case .list, .table: block.terms.map { "- `\($0.term)`: \($0.text)" }
        case .code(let lines): ["```"] + lines + ["```", ""]
        }
    }
}

extension MarkdownBlock {
    /// Parses a help text: indented lines become code, lines in capitals become headings of the third level.
    static func read(help: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  ") {
                let text = String(line.dropFirst(2))
                if case .code(let lines)? = blocks.last {
                    blocks[blocks.count - 1] = .code(lines + [text])
                } else {
                    blocks.append(.code([text]))
                }
            } else if !line.isEmpty {
                blocks.append(
                    isTitle(line)
                        ? .heading(level: 3, String(line)) : .paragraph(String(line)))
            }
        }
        return blocks
    }

    private static func isTitle(_ line: Substring) -> Bool {
        line.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x20 }
    }

    /// Returns a table with one row: a term and its explanation.
    static func term(_ term: String, _ text: String) -> MarkdownBlock {
        .table(header: ["", ""], rows: [[term, text]])
    }
}

/// Writes roff, the markup language of manual pages.
enum Roff {
    static func lines(_ block: MarkdownBlock) -> [String] {
        switch block {
        case .heading(let level, let title):
            [".\(level > 2 ? "SS" : "SH") \(argument(MarkdownBlock.plain(title)))"]
        case .paragraph(let text): [".PP", line(MarkdownBlock.plain(text))]
        case .list, .table:
            block.terms.flatMap { [".TP", ".B \(argument($0.term))", line($0.text)] }
        case .code(let lines): [".PP", ".nf", ".RS 4"] + lines.map(line) + [".RE", ".fi"]
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
