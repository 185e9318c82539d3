/// A block of an article: the part of Markdown (CommonMark with GitHub's tables) that the manual is written in.
///
/// A paragraph, a list item and a row of a table are one line of the source each. Comments are not part of the text.
package enum MarkdownBlock: Hashable, Sendable {
    /// A heading; the title of the article has level 1.
    case heading(level: Int, String)
    case paragraph(String)
    /// The items of a list, each with its marker, such as `-` or `2.`.
    case list([Item])
    /// A code block without its fences.
    case code([String])
    case table(header: [String], rows: [[String]])

    /// An item of a list.
    package struct Item: Hashable, Sendable {
        /// `-`, or a number with a full stop.
        package let marker: String
        package let text: String

        /// Creates an item.
        package init(marker: String, text: String) {
            (self.marker, self.text) = (marker, text)
        }
    }

    /// Parses a text.
    package static func parse(_ text: String) -> [MarkdownBlock] {
        var parser = Parser()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            parser.read(line)
        }
        return parser.blocks
    }

    /// The lines of the block as in the source, for a search.
    package var sourceLines: [String] {
        switch self {
        case .heading(_, let text), .paragraph(let text): [text]
        case .list(let items): items.map(\.text)
        case .code(let lines): lines.filter { !$0.isEmpty }.map { "`\($0)`" }
        case .table(_, let rows): rows.map { $0.joined(separator: ": ") }
        }
    }

    // MARK: Text without markup

    /// The lines of the block without markup: one for each paragraph, item, row, and line of code.
    package var plainLines: [String] {
        switch self {
        case .heading(_, let text), .paragraph(let text): [Self.plain(text)]
        case .list(let items):
            items.map { ($0.marker == "-" ? "" : $0.marker + " ") + Self.plain($0.text) }
        case .table: terms.map { "\($0.term): \($0.text)" }
        case .code(let lines): lines.filter { !$0.isEmpty }
        }
    }

    /// The items of a list, and the rows of a table, as terms and explanations. The first cell of a row is the term;
    /// several other cells are named by their headers.
    package var terms: [(term: String, text: String)] {
        switch self {
        case .list(let items): items.map { ($0.marker, Self.plain($0.text)) }
        case .table(let header, let rows):
            rows.map { row -> (term: String, text: String) in
                let cells = zip(header, row).dropFirst().filter { !$0.1.isEmpty }
                let text = cells.map { header, cell in
                    row.count == 2
                        ? Self.plain(cell) : "\(Self.plain(header)): \(Self.plain(cell))"
                }
                return (Self.plain(row.first ?? ""), text.joined(separator: " | "))
            }
        case .heading, .paragraph, .code: []
        }
    }

    /// Returns a line of an article without its markup.
    package static func plain(_ text: String) -> String {
        MarkdownRun.parse(text).map(\.text).joined()
    }

    // MARK: Parsing

    private struct Parser {
        var blocks: [MarkdownBlock] = []
        private var isCode = false

        mutating func read(_ line: Substring) {
            if line.hasPrefix("```") {
                isCode.toggle()
                if isCode { blocks.append(.code([])) }
            } else if isCode {
                if case .code(let lines)? = blocks.last {
                    replaceLast(.code(lines + [String(line)]))
                }
            } else if line.hasPrefix("|") {
                readRow(MarkdownBlock.cells(line))
            } else if let item = MarkdownBlock.item(line) {
                if case .list(let items)? = blocks.last {
                    replaceLast(.list(items + [item]))
                } else {
                    blocks.append(.list([item]))
                }
            } else if let level = MarkdownBlock.level(line) {
                blocks.append(.heading(level: level, String(line.dropFirst(level + 1))))
            } else if !line.isEmpty, !line.hasPrefix("<!--") {
                blocks.append(.paragraph(String(line)))
            }
        }

        private mutating func readRow(_ cells: [String]) {
            guard case .table(let header, let rows)? = blocks.last else {
                return blocks.append(.table(header: cells, rows: []))
            }
            let isDelimiter =
                rows.isEmpty && cells.allSatisfy { $0.allSatisfy { ":-".contains($0) } }
            if !isDelimiter { replaceLast(.table(header: header, rows: rows + [cells])) }
        }

        private mutating func replaceLast(_ block: MarkdownBlock) {
            blocks[blocks.count - 1] = block
        }
    }

    private static func level(_ line: Substring) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && line.dropFirst(level).hasPrefix(" ") ? level : nil
    }

    private static func item(_ line: Substring) -> Item? {
        if line.hasPrefix("- ") { return Item(marker: "-", text: String(line.dropFirst(2))) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return Item(marker: digits + ".", text: String(line.dropFirst(digits.count + 2)))
    }

    /// The cells of a row; a bar inside code or after a backslash does not end a cell.
    private static func cells(_ line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isCode = false
        var isEscaped = false
        for character in line.dropFirst() {
            if isEscaped {
                cell += character == "|" ? "|" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|", !isCode {
                cells.append(trimmed(cell))
                cell = ""
            } else {
                if character == "`" { isCode.toggle() }
                cell.append(character)
            }
        }
        return cells
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0 == " " }
        return String(
            start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
    }
}

/// A piece of a line of an article.
package struct MarkdownRun: Hashable, Sendable {
    /// How the piece is emphasized.
    package enum Style: Hashable, Sendable {
        case plain, code, strong
    }

    package let text: String
    package let style: Style
    /// The destination of a link, such as `offers.md`.
    package let link: String?

    /// Creates a run.
    package init(text: String, style: Style = .plain, link: String? = nil) {
        (self.text, self.style, self.link) = (text, style, link)
    }

    /// Parses the code spans, the strong emphasis and the links of a line.
    package static func parse(_ line: String) -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        var plain = ""
        var rest = Substring(line)
        func flush() {
            if !plain.isEmpty { runs.append(MarkdownRun(text: plain)) }
            plain = ""
        }
        while let character = rest.first {
            if let (run, after) = special(rest) {
                flush()
                runs.append(run)
                rest = after
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        return runs
    }

    private static func special(_ text: Substring) -> (MarkdownRun, Substring)? {
        if let (code, rest) = enclosed(text, "`", "`") {
            return (MarkdownRun(text: String(code), style: .code), rest)
        }
        if let (strong, rest) = enclosed(text, "**", "**") {
            return (MarkdownRun(text: String(strong), style: .strong), rest)
        }
        guard let (label, rest) = enclosed(text, "[", "]"),
            let (link, end) = enclosed(rest, "(", ")")
        else { return nil }
        return (MarkdownRun(text: String(label), link: String(link)), end)
    }

    /// The text between two delimiters at the start of a text, and what follows them.
    private static func enclosed(
        _ text: Substring, _ opening: String, _ closing: String
    ) -> (Substring, Substring)? {
        guard text.hasPrefix(opening) else { return nil }
        let inner = text.dropFirst(opening.count)
        guard let end = inner.firstRange(of: closing), end.lowerBound > inner.startIndex else {
            return nil
        }
        return (inner[..<end.lowerBound], inner[end.upperBound...])
    }
}
