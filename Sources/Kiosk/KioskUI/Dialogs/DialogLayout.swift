import KioskPresentation
import StoreText
import TerminalGraphics

/// The geometry of a dialog in the window, shared by drawing and hit testing.
struct DialogLayout {
    /// A part of the content: a block, its rectangle and its first visible line.
    typealias Part = (block: TextBlock, rect: Rect, top: Int)

    let title: SafeText
    let frame: Rect
    let inside: Rect
    let isFramed: Bool
    var parts: [Part] = []
    private let hints: [(hint: DialogHint, rect: Rect)]
    private let separator: SafeText

    /// Lays out a dialog with content of the given size; in a tiny window the dialog fills all but the context line.
    init(
        _ title: SafeText, inside wanted: Size, hints: [DialogHint], in window: Size,
        formatter: DisplayFormatter
    ) {
        self.title = title
        separator = " \(formatter.glyphs[.separator]) "
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
        // Hints that do not fit as a whole are left out.
        for hint in hints where x + hint.text.width <= frame.right - 3 {
            placed.append(
                (hint, Rect(x: x, y: frame.bottom - 1, width: hint.text.width, height: 1)))
            x += hint.text.width + separator.width
        }
        self.hints = placed
    }

    /// Lays out a dialog with one block as its content, scrolled to the line `top`.
    init(
        _ title: SafeText, _ block: TextBlock, top: Int, hints: [DialogHint], in window: Size,
        formatter: DisplayFormatter
    ) {
        self.init(
            title, inside: Size(width: block.width, height: block.lines.count), hints: hints,
            in: window, formatter: formatter)
        parts = [(block, inside, top)]
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
            let footer = SafeText.joined(hints.map(\.hint.text), separator: separator)
            canvas.box(
                frame, style: Style(.dialogBorder, on: .dialog), title: title,
                footer: footer.isEmpty ? nil : footer, titleStyle: Style(.title, on: .dialog))
        }
        for part in parts { part.block.draw(in: part.rect, top: part.top, on: &canvas) }
    }

    /// Returns the target of a click at a point; nil for a point without a target.
    func target(at point: Point) -> DialogTarget? {
        if let hint = hints.first(where: { $0.rect.contains(point) })?.hint {
            return .key(hint.key)
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
    /// Adds buttons in a row, wrapped to further lines if they do not fit.
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
        var line: Line = []
        for button in buttons { line += [(button.text, button.style), (" ", Style(.dialog))] }
        add(line: line)
        var x = 0
        for button in buttons {
            addTarget(button.target, from: x, width: button.text.width)
            x += button.text.width + 1
        }
    }
}

// MARK: Hints

/// A key hint in the lower edge of a dialog, which can also be clicked.
struct DialogHint {
    let key: KeyPress
    let text: SafeText

    init(_ key: Key, _ name: SafeText, _ phrase: TextKey, _ words: DisplayFormatter) {
        self.key = KeyPress(key)
        text = "\(name) \(words.text(phrase))"
    }

    /// Returns the hint for the keys that move through a list.
    static func ofList(_ words: DisplayFormatter, _ phrase: TextKey = .hintMove) -> DialogHint {
        let glyphs = words.glyphs.set
        let names = [Key.up, .down].map { KeyPress($0).label(glyphs) }
        return DialogHint(
            .down, .joined(names, separator: glyphs == .ascii ? "/" : .empty), phrase, words)
    }

    /// Returns the hints for a question that is answered with buttons.
    ///
    /// - Parameter leaving: The description of Esc.
    static func ofQuestion(_ words: DisplayFormatter, leaving: TextKey = .hintCancel)
        -> [DialogHint]
    {
        [
            DialogHint(.tab, "Tab", .hintChoose, words),
            DialogHint(.enter, "Enter", .hintPress, words),
            DialogHint(.escape, "Esc", leaving, words),
        ]
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
