import KioskPresentation
import TerminalGraphics

/// Styled lines of text that can be scrolled, clipped and clicked.
struct TextBlock {
    /// The pieces of a line, each with its style.
    typealias Line = [(text: SafeText, style: Style)]

    let width: Int
    private(set) var lines: [Line] = []
    /// Whether the block is shown at its end until the user scrolls.
    var followsEnd = false
    /// The numbers of first lines that stay in place while the others are scrolled, from the smallest; a pane uses the
    /// largest one that it has room for.
    private var headCounts: [Int] = []
    private var targets: [(line: Int, columns: Range<Int>, target: DialogTarget)] = []

    init(width: Int) { self.width = max(width, 1) }

    /// The lines without styles.
    var plainLines: [SafeText] { lines.map { .joined($0.map(\.text)) } }

    mutating func addBlankLine() { lines.append([]) }

    mutating func add(_ text: SafeText, _ style: Style = .text) {
        lines += text.wrapped(to: width).map { [($0, style)] }
    }

    /// Adds a text of at most `limit` lines after a prefix; wrapped lines are indented to the end of the prefix.
    mutating func add(
        _ prefix: SafeText, hanging text: SafeText, limit: Int = .max, _ style: Style = .text
    ) {
        let parts = text.wrapped(to: max(width - prefix.width, 1), limit: limit)
        for (index, part) in parts.enumerated() {
            let head = index == 0 ? prefix : SafeText(" ").repeated(prefix.width)
            add(line: [(head + part, style)])
        }
    }

    mutating func add(line: Line) { lines.append(line) }

    /// Keeps the lines added so far in place while later ones are scrolled, in a pane with enough room for them.
    mutating func fixHead() { headCounts.append(lines.count) }

    /// Adds a label and its value; wrapped lines of the value are indented to its column.
    mutating func add(label: SafeText, _ value: SafeText, _ style: Style = .text, column: Int) {
        guard width >= column + 12 else {
            add(line: [(label, Style(.muted, on: style.background))])
            add(value, style)
            return
        }
        for (index, part) in value.wrapped(to: width - column).enumerated() {
            let head =
                index == 0
                ? label.clipped(to: column - 1).padded(to: column) : SafeText(" ").repeated(column)
            add(line: [(head, Style(.muted, on: style.background)), (part, style)])
        }
    }

    mutating func add(_ facts: [Fact], column: Int) {
        for fact in facts { add(label: fact.label, fact.value, column: column) }
    }

    /// Makes columns of the last line a click target.
    mutating func addTarget(_ target: DialogTarget, from column: Int = 0, width: Int) {
        guard !lines.isEmpty, width > 0 else { return }
        targets.append((lines.count - 1, column..<(column + width), target))
    }

    /// Returns the largest scroll offset for a given height.
    func overflow(in height: Int) -> Int { max(lines.count - height, 0) }

    /// Returns the number of lines that stay in place: at most three fifths of the height.
    func headCount(in height: Int) -> Int { headCounts.last { $0 * 5 <= height * 3 } ?? 0 }

    /// Returns whether the block is shown at its end: a low pane without the fixed lines begins with the first line.
    func followsEnd(in height: Int) -> Bool {
        followsEnd && (headCounts.isEmpty || headCount(in: height) > 0)
    }

    /// Returns the number of hidden lines above; `top` is limited so that the last page stays full.
    ///
    /// - Parameter top: The scroll offset; nil for the beginning, or the end of a block that follows it.
    func offset(_ top: Int?, in height: Int) -> Int {
        let last = overflow(in: height)
        return min(max(top ?? (followsEnd(in: height) ? last : 0), 0), last)
    }

    /// Returns the part that is shown in a given height, for the same `top` as ``offset(_:in:)``.
    func viewport(_ top: Int?, in height: Int) -> Viewport {
        Viewport(top: offset(top, in: height), height: height, count: lines.count)
    }

    /// Draws the fixed lines, and the others from ``offset(_:in:)`` on.
    func draw(in rect: Rect, top: Int?, on canvas: inout Canvas) {
        let head = headCount(in: rect.height)
        let rest = lines.dropFirst(head + offset(top, in: rect.height)).prefix(rect.height - head)
        for (index, line) in (lines.prefix(head) + rest).enumerated() {
            canvas.put(line, at: Point(x: rect.x, y: rect.y + index), maxWidth: rect.width)
        }
    }

    /// Returns the click target at a point, if the block is drawn in `rect` from line `top` on.
    func target(at point: Point, in rect: Rect, top: Int) -> DialogTarget? {
        guard rect.contains(point) else { return nil }
        let row = point.y - rect.y
        let line = row < headCount(in: rect.height) ? row : offset(top, in: rect.height) + row
        return targets.first { $0.line == line && $0.columns.contains(point.x - rect.x) }?.target
    }
}

extension Canvas {
    /// Draws the pieces of one line one after another, clipped with an ellipsis at `maxWidth`.
    mutating func put(_ line: TextBlock.Line, at point: Point, maxWidth: Int = .max) {
        var used = 0
        for piece in line {
            let text = piece.text.clipped(to: max(maxWidth - used, 0))
            used += put(text, at: point.moved(right: used), style: piece.style)
            // Stops after the first ellipsis, even if it left a column free.
            if text != piece.text { return }
        }
    }
}

extension DisplayFormatter {
    /// Returns the first two columns of a row in a list: the pointer if the row is selected.
    func pointer(isSelected: Bool) -> (text: SafeText, style: Style) {
        isSelected
            ? ("\(glyphs[.pointer]) ", Style(.cursor, on: .selection))
            : ("  ", Style(.dialog))
    }
}

// MARK: Diagrams

/// A line of a diagram, composed from left to right of pieces at given columns.
struct DiagramLine {
    private(set) var pieces: TextBlock.Line = []
    private var end = 0

    /// Appends a text at a column, or right after the previous piece if that extends past the column.
    mutating func put(_ text: SafeText, at column: Int, _ style: Style) {
        if end < column { append((" " as SafeText).repeated(column - end), Style.text) }
        append(text, style)
    }

    mutating func put(_ text: SafeText, at column: Int, _ role: Role) {
        put(text, at: column, Style(role))
    }

    /// Appends an arrow whose head is just before a column, separated by a blank from the preceding text.
    mutating func arrow(
        to column: Int, _ head: SafeText, line: SafeText = "─", _ style: Style = Style(.border)
    ) {
        let isClosed = pieces.last?.text.width == 1
        put(.empty, at: end + (isClosed ? 0 : 1), Style.text)
        appendLine(to: column, head: head, line: line, style)
    }

    /// Appends a horizontal line up to a column, with an optional arrow head.
    mutating func appendLine(
        to column: Int, head: SafeText?, line: SafeText = "─", _ style: Style = Style(.border)
    ) {
        let length = column - end - (head?.width ?? 0)
        append(line.repeated(max(length, 0)), style)
        if let head { append(head, style) }
    }

    private mutating func append(_ text: SafeText, _ style: Style) {
        guard !text.isEmpty else { return }
        pieces.append((text, style))
        end += text.width
    }
}

// MARK: Rows

/// Draws pieces of text in one row, clipped at its end.
struct RowRenderer {
    let row: Rect

    func put(_ text: SafeText, _ role: Role, at x: Int = 0, on canvas: inout Canvas) {
        let room = row.width - x
        guard room > 0 else { return }
        let isHeavy = role == .title || role == .price
        canvas.put(
            text.clipped(to: room), at: row.origin.moved(right: x),
            style: Style(role, on: nil, isHeavy ? .bold : []))
    }
}

// MARK: Empty panes

/// The placeholder of an empty pane: what is missing, and how to get it.
struct EmptyPane {
    /// The first line says what is missing, the others what to do about it.
    let lines: [SafeText]

    func draw(in pane: Rect, _ density: Layout.Density, on canvas: inout Canvas) {
        let isTiny = density == .tiny
        let area = pane.inset(left: isTiny ? 1 : 2, top: density == .full ? 1 : 0, right: 1)
        var block = TextBlock(width: area.width)
        for (index, line) in lines.enumerated() {
            block.add(line, index == 0 ? Style(.muted) : .text)
        }
        block.draw(in: area, top: 0, on: &canvas)
    }
}
