import KioskManual
import KioskPresentation
import StoreText
import TerminalGraphics

/// The state of the manual's reader: the articles that were opened, and the text of a search.
struct ManualReader: Sendable {
    /// An article that was opened.
    struct Page: Sendable {
        let article: ManualArticle
        private let blocks: [MarkdownBlock]
        /// The article as it was last laid out, and for which width.
        private var layout: (width: Int, lines: [ManualLine])?
        /// The first line that is shown.
        var top = 0
        /// The selected link, in the order of the article.
        var link: Int?

        init(_ article: ManualArticle) {
            self.article = article
            blocks = article.blocks
        }

        /// Returns the article laid out for a width.
        func lines(width: Int) -> [ManualLine] {
            if let layout, layout.width == width { return layout.lines }
            return ManualLine.lines(of: blocks, width: width)
        }

        /// Keeps the layout for a width, so that scrolling and drawing do not make it again.
        mutating func layOut(width: Int) { layout = (width, lines(width: width)) }
    }

    /// The articles from the first that was opened to the current one; never empty.
    private(set) var pages: [Page]
    /// The text of the search that is being typed; nil while an article is read.
    var search: String?
    /// Whether the last search found nothing.
    var foundNothing = false

    init(_ article: ManualArticle) { pages = [Page(article)] }

    var page: Page {
        get { pages[pages.count - 1] }
        set { pages[pages.count - 1] = newValue }
    }

    mutating func open(_ article: ManualArticle) { pages.append(Page(article)) }

    /// Returns to the article before; false if there is none.
    mutating func back() -> Bool {
        guard pages.count > 1 else { return false }
        pages.removeLast()
        return true
    }
}

extension Model {
    mutating func openManual() -> [Command] {
        show(ManualReader(ManualArticle(topic: screen.component.topic) ?? .contents))
        return []
    }

    /// Shows a reader, with its article laid out for the window.
    mutating func show(_ reader: ManualReader) {
        var reader = reader
        reader.page.layOut(width: ManualView.width(in: size))
        overlay = .manual(reader)
    }

    mutating func handle(_ press: KeyPress, in reader: ManualReader) -> [Command] {
        var reader = reader
        reader.foundNothing = false
        if reader.search != nil {
            typeSearch(press, in: &reader)
        } else if keys.action(for: press, on: screen) == .manual {
            overlay = nil
            return []
        } else {
            switch press.key {
            case .escape, .backspace:
                guard reader.back() || press.key == .backspace else {
                    overlay = nil
                    return []
                }
            case .character("/"): reader.search = ""
            case .tab, .backTab: selectLink(in: &reader, by: press.key == .tab ? 1 : -1)
            case .enter: follow(reader.page.link, in: &reader)
            default: scroll(press.key, in: &reader)
            }
        }
        show(reader)
        return []
    }

    /// Opens the article that a link of the current one leads to.
    mutating func follow(_ link: Int?, in reader: inout ManualReader) {
        let links = ManualView(model: self, reader: reader).links
        guard let link, links.indices.contains(link) else { return }
        reader.page.link = link
        if links[link].topic == ManualArticle.contents.topic {
            reader.open(.contents)
        } else if let article = ManualArticle(topic: links[link].topic) {
            reader.open(article)
        }
    }

    private func typeSearch(_ press: KeyPress, in reader: inout ManualReader) {
        let text = reader.search ?? ""
        switch press.key {
        case .escape: reader.search = nil
        case .enter:
            reader.search = nil
            guard !text.isEmpty else { return }
            if let results = ManualArticle.results(for: text) {
                reader.open(results)
            } else {
                reader.foundNothing = true
            }
        case .backspace: reader.search = String(text.dropLast())
        case .character(let character):
            reader.search = String((text + String(character)).prefix(40))
        default: break
        }
    }

    private func selectLink(in reader: inout ManualReader, by step: Int) {
        let view = ManualView(model: self, reader: reader)
        let links = view.links
        guard !links.isEmpty else { return }
        let next: Int
        if let link = reader.page.link {
            next = (link + step + links.count) % links.count
        } else {
            // From the first line that is shown.
            let below = links.firstIndex { $0.line >= reader.page.top } ?? 0
            next = step > 0 ? below : (below + links.count - 1) % links.count
        }
        reader.page.link = next
        reader.page.top = min(
            Scroll.top(
                reader.page.top, selected: links[next].line, count: view.lineCount,
                height: view.height),
            view.lastTop)
    }

    private func scroll(_ key: Key, in reader: inout ManualReader) {
        let view = ManualView(model: self, reader: reader)
        let page = max(view.height - 1, 1)
        var top = reader.page.top
        switch key {
        case .up, .character("k"): top -= 1
        case .down, .character("j"): top += 1
        case .pageUp: top -= page
        case .pageDown, .character(" "): top += page
        case .home: top = 0
        case .end: top = view.lastTop
        default: return
        }
        reader.page.top = min(max(top, 0), view.lastTop)
    }
}

/// Draws the manual's reader as a dialog that fills the window.
struct ManualView {
    /// A link: where it is in the laid out article, and the topic it leads to.
    struct Link: Hashable {
        let line: Int
        let columns: Range<Int>
        let topic: String
    }

    private let reader: ManualReader
    private let formatter: DisplayFormatter
    private let window: Size
    private let lines: [ManualLine]
    private let width: Int

    init(model: Model, reader: ManualReader) {
        self.reader = reader
        (formatter, window) = (model.formatter, model.size)
        width = Self.width(in: window)
        lines = reader.page.lines(width: width)
    }

    static func width(in window: Size) -> Int { DialogLayout.width(96, in: window) }

    var lineCount: Int { lines.count }

    /// The rows in which the article is shown.
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
                    .manual(link), from: links[link].columns.lowerBound,
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

    private var hints: [DialogHint] {
        guard reader.search == nil else {
            return [
                DialogHint(.enter, "Enter", .hintSearch, formatter),
                DialogHint(.escape, "Esc", .hintCancel, formatter),
            ]
        }
        return [
            DialogHint.ofList(formatter), DialogHint(.tab, "Tab", .hintLink, formatter),
            DialogHint(.enter, "Enter", .hintGoThere, formatter),
            DialogHint(.character("/"), "/", .hintSearch, formatter),
            DialogHint(.escape, "Esc", reader.pages.count > 1 ? .hintBack : .hintClose, formatter),
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
