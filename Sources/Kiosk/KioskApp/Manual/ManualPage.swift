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
