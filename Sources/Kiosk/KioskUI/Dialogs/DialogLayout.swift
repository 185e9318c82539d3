import KioskPresentation
import StoreText
import TerminalGraphics

/// The geometry of a dialog in the window, shared by drawing and hit testing.
struct DialogLayout {
    /// A part of the content: a block, its rectangle and its first visible line.
    typealias Part = (block: TextBlock, rect: Rect, top: Int)
    /// A key hint in the lower edge, which can also be clicked: a key and what it does. The hint of Down names both keys
    /// that move through a list, and the hint of Right both keys that change a value.
    typealias Hint = (key: Key, text: TextKey)

    var title: SafeText
    let frame: Rect
    let inside: Rect
    let isFramed: Bool
    /// Whether the frame shows which part of the content is visible, for which a small window has no room.
    let hasThumbs: Bool
    var parts: [Part] = []
    /// The hints for the footer of the window, which has more room than the lower edge.
    let keyHints: [KeyHints.Hint]
    private let hints: [(key: Key, text: SafeText, rect: Rect)]
    private let separator: SafeText
    private let thumb: SafeText

    /// Lays out a dialog with content of the given size; in a tiny window the dialog fills all but the context line.
    ///
    /// - Parameter dock: The area at whose right edge the dialog is placed; nil for the middle of the window.
    init(
        _ title: SafeText, inside wanted: Size, hints: [Hint], in window: Size, dock: Rect? = nil,
        formatter: DisplayFormatter
    ) {
        self.title = title
        separator = " \(formatter.glyphs[.separator]) "
        thumb = formatter.glyphs[.scrollThumb]
        isFramed = Self.isFramed(in: window)
        hasThumbs = window.width >= 60 && window.height >= 16
        keyHints = hints.map { key, text in
            KeyHints.Hint(
                key: Self.name(of: key, formatter), text: formatter.text(text),
                keys: [KeyPress(key)], action: nil)
        }
        guard isFramed else {
            let rest = Rect(size: window).cutTop(window.height > 3 ? 1 : 0).rest
            (frame, inside, self.hints) = (rest, rest, [])
            return
        }
        let size = Size(width: wanted.width + 4, height: wanted.height + 2)
        frame =
            dock.map { $0.cutLeft($0.width - size.width).rest.cutTop(size.height).top }
            ?? Rect(size: window).centered(size)
        inside = frame.inset(left: 2, top: 1, right: 2, bottom: 1)
        var x = frame.x + 3
        var placed: [(Key, SafeText, Rect)] = []
        for (hint, (key, _)) in zip(keyHints, hints) {
            let text: SafeText = "\(hint.key) \(hint.text)"
            // Hints that do not fit as a whole are left out.
            guard x + text.width <= frame.right - 3 else { continue }
            placed.append(
                (key, text, Rect(x: x, y: frame.bottom - 1, width: text.width, height: 1)))
            x += text.width + separator.width
        }
        self.hints = placed
    }

    /// Lays out a dialog with one block as its content, scrolled to the line `top`.
    init(
        _ title: TextKey, _ block: TextBlock, top: Int, minimumHeight: Int = 0, hints: [Hint],
        in model: Model
    ) {
        let size = Size(width: block.width, height: max(block.lines.count, minimumHeight))
        self.init(
            model.formatter.text(title), inside: size, hints: hints, in: model.size,
            formatter: model.formatter)
        parts = [(block, inside, top)]
    }

    /// Lays out a list to choose from, scrolled so that the selected line is visible.
    init(_ title: SafeText, list block: TextBlock, selectedLine: Int, in model: Model) {
        self.init(
            title, inside: Size(width: block.width, height: block.lines.count),
            hints: [(.down, .hintMove), (.enter, .hintChoose), (.escape, .hintCancel)],
            in: model.size, formatter: model.formatter)
        let top = Scroll.top(
            0, selected: selectedLine, count: block.lines.count, height: inside.height)
        parts = [(block, inside, top)]
    }

    /// Returns the hints for a question that is answered with buttons.
    ///
    /// - Parameter leaving: The description of Esc.
    static func questionHints(leaving: TextKey = .hintCancel) -> [Hint] {
        [(.tab, .hintChoose), (.enter, .hintPress), (.escape, leaving)]
    }

    private static func name(of key: Key, _ formatter: DisplayFormatter) -> SafeText {
        let glyphs = formatter.glyphs.set
        let opposite: Key? = key == .down ? .up : key == .right ? .left : nil
        let names = [opposite, key].compactMap(\.self).map { KeyPress($0).label(glyphs) }
        return .joined(names, separator: glyphs == .ascii ? "/" : .empty)
    }

    /// Returns whether a window is large enough for a frame, which needs two rows and four columns.
    static func isFramed(in window: Size) -> Bool { window.height >= 7 && window.width >= 24 }

    /// Returns the wanted content width, limited to what fits into a window.
    static func width(_ wanted: Int, in window: Size) -> Int {
        min(wanted, window.width - (isFramed(in: window) ? 4 : 0))
    }

    func draw(on canvas: inout Canvas) {
        // A blank column on both sides separates the screen's text from the frame.
        canvas.fill(frame.inset(left: -1, right: -1), style: .text)
        canvas.fill(frame, style: Style(.dialog))
        if isFramed {
            let footer = SafeText.joined(hints.map(\.text), separator: separator)
            canvas.box(
                frame, style: Style(.dialogBorder, on: .dialog), title: title,
                footer: footer.isEmpty ? nil : footer, titleStyle: Style(.title, on: .dialog))
        }
        for part in parts {
            part.block.draw(in: part.rect, top: part.top, on: &canvas)
            if hasThumbs { drawThumb(of: part, on: &canvas) }
        }
    }

    /// Draws the scroll thumb of a part on the frame.
    private func drawThumb(of part: Part, on canvas: inout Canvas) {
        let viewport = part.block.viewport(part.top, in: part.rect.height)
        for row in viewport.thumb(in: part.rect.height) ?? 0..<0 {
            canvas.put(
                thumb, at: Point(x: frame.right - 1, y: part.rect.y + row),
                style: Style(.scrollbar, on: .dialog))
        }
    }

    func target(at point: Point) -> DialogTarget? {
        if let hint = hints.first(where: { $0.rect.contains(point) }) {
            return .key(KeyPress(hint.key))
        }
        return parts.lazy.compactMap { $0.block.target(at: point, in: $0.rect, top: $0.top) }.first
    }
}

// MARK: Buttons

/// A button of a dialog, and the target of a click on it.
struct DialogButton {
    /// The text of the button, including its brackets.
    let text: SafeText
    let style: Style
    let target: DialogTarget

    init(_ text: SafeText, _ target: DialogTarget, isFocused: Bool, isDisabled: Bool = false) {
        self.text = isFocused ? "[ \(text) ]" : "  \(text)  "
        self.target = target
        style =
            isDisabled
            ? Style(.muted, on: .dialog)
            : isFocused ? Style(.buttonFocus, on: nil, .bold) : Style(.button)
    }
}

extension TextBlock {
    /// Adds buttons in a row at the right edge, wrapped to further lines if they do not fit.
    mutating func add(buttons: [DialogButton]) {
        var rest = buttons[...]
        while !rest.isEmpty {
            var used = -1
            let row = rest.prefix { button in
                used += button.text.width + 1
                return used <= width || used == button.text.width
            }
            addRow(row)
            rest = rest.dropFirst(row.count)
        }
    }

    private mutating func addRow(_ buttons: ArraySlice<DialogButton>) {
        let used = buttons.reduce(buttons.count - 1) { $0 + $1.text.width }
        var x = max(width - used, 0)
        var line: Line = [(SafeText(" ").repeated(x), Style(.dialog))]
        for button in buttons { line += [(button.text, button.style), (" ", Style(.dialog))] }
        line.removeLast()
        add(line: line)
        for button in buttons {
            addTarget(button.target, from: x, width: button.text.width)
            x += button.text.width + 1
        }
    }
}

// MARK: Fields

extension TextBlock {
    /// Adds a field with typed text, whose end stays visible.
    mutating func addField(
        _ text: SafeText, isFocused: Bool = true, label: SafeText = .empty, column: Int = 0
    ) {
        let room = max(width - column, 1)
        let shown = text.keepingEnd(columns: max(room - 1, 0)) + (isFocused ? "_" : "")
        add(line: [
            (label.padded(to: column), Style(.muted, on: .dialog)),
            (shown.padded(to: room), Style(.input, on: nil, isFocused ? .bold : [])),
        ])
    }

    /// Adds the field above a list in which the typed text is searched; it shows a prompt while it is empty.
    mutating func addSearchField(_ sign: SafeText, _ text: SafeText, prompt: SafeText) {
        let typed = text.keepingEnd(columns: max(width - 3, 0))
        add(line: [
            (sign, Style(.hintKey, on: .dialog)),
            (typed + "_", Style(.input, on: .dialog, .bold)),
            (text.isEmpty ? " " + prompt : "", Style(.placeholder, on: .dialog)),
        ])
    }

    /// Adds a title of at most `limit` lines with a mark after it, and the price at the end of the last line.
    mutating func add(
        _ title: SafeText, limit: Int = 1, mark: SafeText = " ", price: SafeText
    ) {
        let style = Style(.text, on: .dialog, .bold)
        var lines = title.wrapped(to: max(width - mark.width - price.width, 4), limit: limit)
        let last = lines.popLast() ?? .empty
        for line in lines { add(line: [(line, style)]) }
        add(line: [
            ((last + mark).padded(to: width - price.width), style),
            (price, Style(.price, on: .dialog, .bold)),
        ])
    }

    /// Adds why an answer was rejected.
    mutating func addError(_ error: String, _ formatter: DisplayFormatter) {
        add(formatter.marked(.error, formatter.sanitized(error)), Style(.error, on: .dialog))
    }
}

// MARK: Targets

/// The target of a click in a dialog.
enum DialogTarget: Hashable, Sendable {
    /// Acts as a press of this key.
    case key(KeyPress)
    /// An item of a list, or a link, by its position.
    case item(Int)
    /// A control, by its raw value.
    case control(Int)
    /// Changes the value of a control, given by its raw value, by a step.
    case changeValue(Int, by: Int)
}
