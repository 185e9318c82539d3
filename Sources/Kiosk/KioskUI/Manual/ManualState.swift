import KioskManual
import KioskPresentation
import TerminalGraphics

/// The state of the manual's reader: the articles that were opened, and the text of a search.
struct ManualState: Sendable {
    struct Page: Sendable {
        let article: ManualArticle
        private let blocks: [MarkdownBlock]
        /// The article as it was last laid out, and for which width.
        private var layout: (width: Int, lines: [ManualLine])?
        var top = 0
        /// The selected link, in the order of the article.
        var link: Int?

        init(_ article: ManualArticle) {
            self.article = article
            blocks = article.blocks
        }

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

extension ManualState: ListDialog {
    var overlay: Overlay { .manual(self) }

    func layout(in model: Model) -> DialogLayout { ManualView(model: model, reader: self).box }

    /// Opens the article about the current screen.
    static func open(in model: inout Model) -> [Command] {
        ManualState(ManualArticle(topic: model.screen.component.topic) ?? .contents).show(
            in: &model)
        return []
    }

    /// Shows the reader, with its article laid out for the window.
    private func show(in model: inout Model) {
        var reader = self
        reader.page.layOut(width: ManualView.width(in: model.size))
        model.overlay = reader.overlay
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        var reader = self
        reader.foundNothing = false
        if search != nil {
            reader.typeSearch(press)
        } else if model.keys.action(for: press, on: model.screen) == .manual {
            model.overlay = nil
            return []
        } else if model.keys.action(for: press, on: model.screen) == .pager {
            let width = ManualView.width(in: model.size)
            return model.openPager(page.lines(width: width).map(\.text))
        } else {
            switch press.key {
            case .escape, .backspace:
                guard reader.back() || press.key == .backspace else {
                    model.overlay = nil
                    return []
                }
            case .character("/"): reader.search = ""
            case .tab, .backTab: reader.selectLink(by: press.key == .tab ? 1 : -1, in: model)
            case .enter: reader.follow(page.link, in: model)
            default: reader.scroll(press.key, in: model)
            }
        }
        reader.show(in: &model)
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let link) = target else { return [] }
        var reader = self
        reader.follow(link, in: model)
        reader.show(in: &model)
        return []
    }

    private mutating func follow(_ link: Int?, in model: Model) {
        let links = ManualView(model: model, reader: self).links
        guard let link, links.indices.contains(link) else { return }
        page.link = link
        if links[link].topic == ManualArticle.contents.topic {
            open(.contents)
        } else if let article = ManualArticle(topic: links[link].topic) {
            open(article)
        }
    }

    private mutating func typeSearch(_ press: KeyPress) {
        let text = search ?? ""
        switch press.key {
        case .escape: search = nil
        case .enter:
            search = nil
            guard !text.isEmpty else { return }
            if let results = ManualArticle.results(for: text) {
                open(results)
            } else {
                foundNothing = true
            }
        case .backspace: search = String(text.dropLast())
        case .character(let character):
            search = String((text + String(character)).prefix(40))
        default: break
        }
    }

    private mutating func selectLink(by step: Int, in model: Model) {
        let view = ManualView(model: model, reader: self)
        let links = view.links
        guard !links.isEmpty else { return }
        let next: Int
        if let link = page.link {
            next = (link + step + links.count) % links.count
        } else {
            // From the first line that is shown.
            let below = links.firstIndex { $0.line >= page.top } ?? 0
            next = step > 0 ? below : (below + links.count - 1) % links.count
        }
        page.link = next
        page.top = min(
            Scroll.top(
                page.top, selected: links[next].line, count: view.lineCount,
                height: view.height),
            view.lastTop)
    }

    private mutating func scroll(_ key: Key, in model: Model) {
        let view = ManualView(model: model, reader: self)
        let key = key == .character(" ") ? .pageDown : key
        guard let step = key.listStep(page: max(view.height - 1, 1), hasLetters: true) else {
            return
        }
        page.top = min(max(page.top + step, 0), view.lastTop)
    }
}
