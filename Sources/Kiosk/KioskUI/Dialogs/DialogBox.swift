import TerminalGraphics

/// A dialog as it lies in the window: what is drawn and what a click meets come from the same place.
struct DialogBox {
    /// A piece of the inside: the block, where it lies and from which line on.
    typealias Part = (block: TextBlock, rect: Rect, top: Int)

    let title: SafeText
    let frame: Rect
    let inside: Rect
    let isFramed: Bool
    var parts: [Part] = []
    private let hints: [(hint: DialogHint, rect: Rect)]
    private let separator: SafeText

    /// Places a dialog whose inside wants so many cells; a tiny window it fills below the line that says where one is.
    init(
        _ title: SafeText, inside wanted: Size, hints: [DialogHint], in window: Size,
        words: DisplayFormatter
    ) {
        self.title = title
        separator = " \(words.glyphs[.separator]) "
        isFramed = Self.isFramed(in: window)
        guard isFramed else {
            let rest = Rect(size: window).cutTop(window.height > 3 ? 1 : 0).rest
            (frame, inside, self.hints) = (rest, rest, [])
            return
        }
        let frame = Rect(size: window).centered(
            Size(width: wanted.width + 4, height: wanted.height + 2))
        self.frame = frame
        inside = frame.inset(left: 2, top: 1, right: 2, bottom: 1)
        var x = frame.x + 3
        var placed: [(DialogHint, Rect)] = []
        // Whole hints only.
        for hint in hints where x + hint.text.width <= frame.right - 3 {
            placed.append(
                (hint, Rect(x: x, y: frame.bottom - 1, width: hint.text.width, height: 1)))
            x += hint.text.width + separator.width
        }
        self.hints = placed
    }

    /// Places a dialog whose inside is one block, shown from a line on.
    init(
        _ title: SafeText, _ block: TextBlock, top: Int, hints: [DialogHint], in window: Size,
        words: DisplayFormatter
    ) {
        self.init(
            title, inside: Size(width: block.width, height: block.lines.count), hints: hints,
            in: window, words: words)
        parts = [(block, inside, top)]
    }

    /// Whether a window can spare the two rows and four columns of a frame.
    static func isFramed(in window: Size) -> Bool { window.height >= 7 && window.width >= 24 }

    /// The most columns that the inside of a dialog can have in a window.
    static func width(_ wanted: Int, in window: Size) -> Int {
        min(wanted, window.width - (isFramed(in: window) ? 4 : 0))
    }

    func draw(on canvas: inout Canvas) {
        // A column of nothing at both sides keeps the screen's words off the frame.
        canvas.fill(frame.inset(left: -1, right: -1), style: .text)
        canvas.fill(frame, style: Style(.dialog))
        if isFramed {
            let footer = SafeText.joined(hints.map(\.hint.text), separator: separator)
            canvas.box(
                frame, style: Style(.dialogBorder, on: .dialog), title: title,
                footer: footer.isEmpty ? nil : footer, titleStyle: Style(.title, on: .dialog))
        }
        for part in parts { part.block.draw(in: part.rect, top: part.top, on: &canvas) }
    }

    /// What a click on a point means; nil for nothing.
    func target(at point: Point) -> DialogTarget? {
        if let hint = hints.first(where: { $0.rect.contains(point) })?.hint {
            return .key(hint.key)
        }
        return parts.lazy.compactMap { $0.block.target(at: point, in: $0.rect, top: $0.top) }.first
    }
}
