package import KioskManual
package import TerminalGraphics

/// A line of an article, laid out for a width.
package struct ManualLine: Hashable, Sendable {
    /// A piece of the line in one style.
    package struct Span: Hashable, Sendable {
        /// What the piece is, which decides how it is drawn.
        package enum Style: Hashable, Sendable {
            case title, heading, text, code, strong, rule
        }

        package var text: SafeText
        package var style: Style
        /// The topic that the piece links to.
        package var link: String?

        init(_ text: SafeText, _ style: Style, link: String? = nil) {
            (self.text, self.style, self.link) = (text, style, link)
        }
    }

    package var spans: [Span] = []

    /// The text of the line without styles.
    package var text: SafeText { .joined(spans.map(\.text)) }

    fileprivate static func spaces(_ count: Int) -> [Span] {
        count > 0 ? [Span(SafeText(" ").repeated(count), .text)] : []
    }
}

extension [ManualLine.Span] {
    fileprivate var width: Int { reduce(0) { $0 + $1.text.width } }
}

extension ManualLine {
    /// Lays an article out.
    ///
    /// - Parameters:
    ///   - width: The columns of the widest line. Only code is wider: it is not wrapped.
    ///   - marksCode: Keeps the backticks around code, for an output without styles.
    package static func lines(
        of blocks: [MarkdownBlock], width: Int, marksCode: Bool = false
    ) -> [ManualLine] {
        var layout = Layout(width: max(width, 20), marksCode: marksCode)
        for block in blocks { layout.add(block) }
        return layout.lines
    }

    private struct Layout {
        let width: Int
        let marksCode: Bool
        var lines: [ManualLine] = []
        /// Text below a section's heading is indented by this much.
        private let indent = 2

        init(width: Int, marksCode: Bool) {
            self.width = width
            self.marksCode = marksCode
        }

        mutating func add(_ block: MarkdownBlock) {
            if !lines.isEmpty { lines.append(ManualLine()) }
            switch block {
            case .heading(let level, let text):
                let style: Span.Style = level == 1 ? .title : .heading
                add(
                    spans(text).map { Span($0.text, style, link: $0.link) },
                    indent: level > 2 ? indent : 0)
            case .paragraph(let text): add(spans(text), indent: indent)
            case .list(let items):
                for item in items {
                    let marker = SafeText(untrusted: item.marker + " ")
                    add(
                        spans(item.text), indent: indent + marker.width,
                        first: [Span(marker, .text)])
                }
            case .code(let code): for line in code { add(code: line) }
            case .table(let header, let rows):
                add(header: header.map(spans), rows: rows.map { $0.map(spans) })
            }
        }

        /// Adds a line of code; a comment for which there is no room goes to a line of its own, so that both are read.
        private mutating func add(code: String) {
            let text = SafeText(untrusted: code)
            guard !text.isEmpty else { return lines.append(ManualLine()) }
            guard text.width > width - indent - 2, let comment = code.firstRange(of: "  #") else {
                return add([text], indent: indent + 2)
            }
            let command = code[..<comment.lowerBound]
            let trimmed = command.lastIndex { $0 != " " }.map { command[...$0] } ?? command
            add([SafeText(untrusted: String(trimmed))], indent: indent + 2)
            let room = max(width - indent - 6, 1)
            let words = SafeText(untrusted: String(code[comment.lowerBound...].drop { $0 == " " }))
            add(words.wrapped(to: room), indent: indent + 6)
        }

        private mutating func add(_ code: [SafeText], indent: Int) {
            for text in code {
                lines.append(ManualLine(spans: ManualLine.spaces(indent) + [Span(text, .code)]))
            }
        }

        /// Adds a wrapped text; `first` is written before the first line, inside the indent.
        private mutating func add(
            _ spans: [Span], indent: Int, first: [Span] = []
        ) {
            for (index, line) in wrapped(spans, to: width - indent).enumerated() {
                let head = index == 0 ? first : []
                let used = head.width
                lines.append(
                    ManualLine(spans: ManualLine.spaces(indent - used) + head + line.spans))
            }
        }

        // MARK: Runs

        private func spans(_ text: String) -> [Span] {
            MarkdownRun.parse(text).map { run in
                let style: Span.Style =
                    switch run.style {
                    case .plain: .text
                    case .code: .code
                    case .strong: .strong
                    }
                let text = run.style == .code && marksCode ? "`\(run.text)`" : run.text
                let topic = run.link.flatMap { $0.hasSuffix(".md") ? String($0.dropLast(3)) : nil }
                return Span(SafeText(untrusted: text, limit: 20_000), style, link: topic)
            }
        }

        /// Breaks spans into lines at spaces; a word that is wider than a line is broken anywhere.
        private func wrapped(_ spans: [Span], to width: Int) -> [ManualLine] {
            var lines = [ManualLine()]
            for word in words(spans) {
                let wordWidth = word.width
                let used = lines[lines.count - 1].spans.width
                if used > 0, used + 1 + wordWidth <= width {
                    // The space between two words of one span belongs to the span.
                    let last = lines[lines.count - 1].spans.last
                    let joins = last?.style == word[0].style && last?.link == word[0].link
                    lines[lines.count - 1].spans.append(
                        joins ? Span(" ", word[0].style, link: word[0].link) : Span(" ", .text))
                } else if used > 0 {
                    lines.append(ManualLine())
                }
                guard wordWidth > width else {
                    lines[lines.count - 1].spans += word
                    continue
                }
                for span in word {
                    for part in span.text.wrapped(to: width) {
                        if lines[lines.count - 1].spans.width + part.width > width {
                            lines.append(ManualLine())
                        }
                        lines[lines.count - 1].spans.append(
                            Span(part, span.style, link: span.link))
                    }
                }
            }
            return lines
        }

        /// The words of a line; a word has several spans where a style changes inside it.
        private func words(_ spans: [Span]) -> [[Span]] {
            var words: [[Span]] = [[]]
            for span in spans {
                let parts = span.text.string.split(separator: " ", omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() {
                    if index > 0, words.last?.isEmpty == false { words.append([]) }
                    guard !part.isEmpty else { continue }
                    words[words.count - 1].append(
                        Span(
                            SafeText(untrusted: String(part), limit: 20_000), span.style,
                            link: span.link))
                }
            }
            return words.filter { !$0.isEmpty }
        }

        // MARK: Tables

        private static let gap = 2
        /// The width below which a column is not narrowed.
        private static let leastColumn = 14

        private mutating func add(header: [[Span]], rows: [[[Span]]]) {
            let room = width - indent - Self.gap * (header.count - 1)
            guard let widths = columnWidths([header] + rows, in: room) else {
                return addStacked(header: header, rows: rows)
            }
            add(
                row: header.map { $0.map { Span($0.text, .strong) } },
                widths)
            let rule = widths.map { SafeText("-").repeated($0) }
            lines.append(
                ManualLine(
                    spans: ManualLine.spaces(indent)
                        + [Span(.joined(rule, separator: "  "), .rule)]))
            for row in rows { add(row: row, widths) }
        }

        /// The widths of columns, the widest narrowed first; nil if the table does not fit.
        private func columnWidths(_ rows: [[[Span]]], in room: Int) -> [Int]? {
            var widths = rows[0].indices.map { column in
                rows.filter { column < $0.count }.map { $0[column].width }.max() ?? 0
            }
            while widths.reduce(0, +) > room {
                guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                    widths[widest] > Self.leastColumn
                else { return nil }
                widths[widest] -= 1
            }
            return widths
        }

        private mutating func add(row: [[Span]], _ widths: [Int]) {
            let cells = zip(row, widths).map { wrapped($0, to: max($1, 1)) }
            for line in 0..<(cells.map(\.count).max() ?? 0) {
                var spans = ManualLine.spaces(indent)
                var column = indent
                var start = indent
                for (cell, width) in zip(cells, widths) {
                    if line < cell.count, !cell[line].spans.isEmpty {
                        // Only what is followed by a cell is filled: lines do not end in spaces.
                        spans += ManualLine.spaces(start - column) + cell[line].spans
                        column = start + cell[line].spans.width
                    }
                    start += width + Self.gap
                }
                lines.append(ManualLine(spans: spans))
            }
        }

        /// A table that does not fit: the first cell of a row, and the others below it after their headers.
        private mutating func addStacked(header: [[Span]], rows: [[[Span]]]) {
            for row in rows {
                for (column, cell) in row.enumerated() where !cell.isEmpty {
                    let title = header.indices.contains(column) ? header[column] : []
                    let colon = Span(": ", .text)
                    add(
                        column == 0 || title.isEmpty ? cell : title + [colon] + cell,
                        indent: column == 0 ? indent : indent + 2)
                }
            }
        }
    }
}
