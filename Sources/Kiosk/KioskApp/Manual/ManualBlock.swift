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
