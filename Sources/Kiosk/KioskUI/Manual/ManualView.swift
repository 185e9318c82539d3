import KioskManual
import KioskPresentation
import StoreText
import TerminalGraphics

/// Draws the manual's reader as a dialog that fills the window.
struct ManualView {
    /// A link: where it is in the laid out article, and the topic it leads to.
    struct Link: Hashable {
        let line: Int
        let columns: Range<Int>
        let topic: String
    }

    private let reader: ManualState
    private let formatter: DisplayFormatter
    private let window: Size
    private let lines: [ManualLine]
    private let width: Int

    init(model: Model, reader: ManualState) {
        self.reader = reader
        (formatter, window) = (model.formatter, model.size)
        width = Self.width(in: window)
        lines = reader.page.lines(width: width)
    }

    static func width(in window: Size) -> Int { DialogLayout.width(96, in: window) }

    var lineCount: Int { lines.count }

    var height: Int { frame.inside.height }

    /// The last line from which on the article still fills the rows.
    var lastTop: Int { max(lines.count - height, 0) }

    /// The links of the article, from top to bottom.
    var links: [Link] {
        lines.enumerated().flatMap { index, line in
            var column = 0
            var links: [Link] = []
            for span in line.spans {
                let columns = column..<(column + span.text.width)
                column = columns.upperBound
                guard let topic = span.link else { continue }
                if let last = links.last, last.topic == topic,
                    last.columns.upperBound == columns.lowerBound
                {
                    links[links.count - 1] = Link(
                        line: index, columns: last.columns.lowerBound..<columns.upperBound,
                        topic: topic)
                } else {
                    links.append(Link(line: index, columns: columns, topic: topic))
                }
            }
            return links
        }
    }

    var box: DialogLayout {
        var block = TextBlock(width: width)
        let links = links
        for (index, line) in lines.enumerated() {
            let inLine = links.indices.filter { links[$0].line == index }
            let selected = reader.page.link.flatMap {
                inLine.contains($0) ? links[$0].columns : nil
            }
            block.add(line: styled(line, selected: selected))
            for link in inLine {
                block.addTarget(
                    .item(link), from: links[link].columns.lowerBound,
                    width: links[link].columns.count)
            }
        }
        var box = frame
        box.parts = [(block, box.inside, reader.page.top)]
        return box
    }

    private var frame: DialogLayout {
        DialogLayout(
            title, inside: Size(width: width, height: max(lines.count, window.height)),
            hints: hints,
            in: window, formatter: formatter)
    }

    private var title: SafeText {
        if let search = reader.search {
            return "/ \(formatter.sanitized(search).keepingEnd(columns: max(width - 6, 1)))_"
        }
        if reader.foundNothing { return formatter.text(.manualNothing) }
        let title = SafeText(untrusted: reader.page.article.title)
        return "\(formatter.text(.manualTitle)): \(title)"
    }

    private var hints: [DialogLayout.Hint] {
        guard reader.search == nil else { return [(.enter, .hintSearch), (.escape, .hintCancel)] }
        return [
            (.down, .hintMove), (.tab, .hintLink), (.enter, .hintGoThere),
            (.character("/"), .hintSearch),
            (.escape, reader.pages.count > 1 ? .hintBack : .hintClose),
        ]
    }

    private func styled(_ line: ManualLine, selected: Range<Int>?) -> TextBlock.Line {
        var column = 0
        return line.spans.map { span in
            defer { column += span.text.width }
            let style: Style =
                switch span.style {
                case .title: Style(.title, on: .dialog, .bold)
                case .heading: Style(.header, on: .dialog, .bold)
                case .strong: Style(.dialog, on: .dialog, .bold)
                case .code: Style(.hintKey, on: .dialog)
                case .rule: Style(.muted, on: .dialog)
                case .text: Style(.dialog)
                }
            guard span.link != nil else { return (span.text, style) }
            let isSelected = selected?.contains(column) == true
            return (
                span.text,
                isSelected
                    ? Style(.selection, on: .selection) : Style(.input, on: .dialog, .underline)
            )
        }
    }
}
