extension Canvas {
    /// Fills a rectangle with blanks of a style.
    package mutating func fill(_ rect: Rect, style: Style) {
        let area = visible(rect)
        for y in area.y..<max(area.bottom, area.y) {
            clearPartialClusters(from: area.x, to: area.right, row: y)
            for x in area.x..<max(area.right, area.x) { set(.blank(style), x: x, y: y) }
        }
    }

    /// Changes the background of every cell of a rectangle, as a selected row needs, and keeps their text.
    package mutating func setBackground(_ background: Role, in rect: Rect) {
        changeStyles(in: rect) { $0.background = background }
    }

    /// Draws every cell of a rectangle in one style, as the screen behind a dialog needs, and keeps the text.
    package mutating func setStyle(_ style: Style, in rect: Rect) {
        changeStyles(in: rect) { $0 = style }
    }

    private mutating func changeStyles(in rect: Rect, _ change: (inout Style) -> Void) {
        let area = visible(rect)
        for y in area.y..<max(area.bottom, area.y) {
            for x in area.x..<max(area.right, area.x) {
                var cell = self[x, y]
                change(&cell.style)
                set(cell, x: x, y: y)
            }
        }
    }

    /// Draws a frame, with a title in its upper and a footer in its lower edge if they fit; the content is unchanged.
    package mutating func box(
        _ rect: Rect, style: Style, title: SafeText? = nil, footer: SafeText? = nil,
        titleStyle: Style? = nil
    ) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let (right, bottom) = (rect.right - 1, rect.bottom - 1)
        for (y, left, last) in [
            (rect.y, [.down, .right], [.down, .left]), (bottom, [.up, .right], [.up, .left]),
        ] as [(Int, BoxArms, BoxArms)] {
            draw(left, x: rect.x, y: y, style: style)
            for x in visibleColumns(rect.x + 1, right) {
                draw(.horizontal, x: x, y: y, style: style)
            }
            draw(last, x: right, y: y, style: style)
        }
        for y in visibleRows(rect.y + 1, bottom) {
            draw(.vertical, x: rect.x, y: y, style: style)
            draw(.vertical, x: right, y: y, style: style)
        }
        label(title, y: rect.y, in: rect, style: titleStyle ?? style)
        label(footer, y: bottom, in: rect, style: titleStyle ?? style)
    }

    /// Draws a horizontal line and joins it with existing lines: its ends become tees, its middle crosses.
    package mutating func horizontalLine(at point: Point, length: Int, style: Style) {
        let end = point.x + CoordinateLimits.extent(length)
        for x in visibleColumns(point.x, end) {
            var arms: BoxArms = []
            if x > point.x { arms.insert(.left) }
            if x < end - 1 { arms.insert(.right) }
            join(arms, whole: .horizontal, x: x, y: point.y, style: style)
        }
    }

    /// Draws a vertical line and joins it with existing lines, like ``horizontalLine(at:length:style:)``.
    package mutating func verticalLine(at point: Point, length: Int, style: Style) {
        let end = point.y + CoordinateLimits.extent(length)
        for y in visibleRows(point.y, end) {
            var arms: BoxArms = []
            if y > point.y { arms.insert(.up) }
            if y < end - 1 { arms.insert(.down) }
            join(arms, whole: .vertical, x: point.x, y: y, style: style)
        }
    }

    /// Draws a label that leaves a corner, a piece of line and a space on both sides.
    private mutating func label(_ text: SafeText?, y: Int, in rect: Rect, style: Style) {
        guard let text, !text.isEmpty, rect.width > 6 else { return }
        put(
            " \(text.clipped(to: rect.width - 6)) ", at: Point(x: rect.x + 2, y: y), style: style)
    }

    private mutating func join(_ arms: BoxArms, whole: BoxArms, x: Int, y: Int, style: Style) {
        let met = BoxArms(symbol: self[x, y].text)
        draw(met.map { $0.union(arms) } ?? whole, x: x, y: y, style: style)
    }

    private mutating func draw(_ arms: BoxArms, x: Int, y: Int, style: Style) {
        guard !visible(Rect(x: x, y: y, width: 1, height: 1)).isEmpty else { return }
        clearPartialClusters(from: x, to: x + 1, row: y)
        set(Cell(text: arms.symbol, width: 1, style: style), x: x, y: y)
    }

    /// Returns those of the columns `from..<to` that can be drawn on, so that a line of a million columns costs no
    /// more.
    private func visibleColumns(_ from: Int, _ to: Int) -> Range<Int> {
        let low = max(from, 0)
        return low..<max(low, min(to, size.width))
    }

    private func visibleRows(_ from: Int, _ to: Int) -> Range<Int> {
        let low = max(from, 0)
        return low..<max(low, min(to, size.height))
    }
}

/// A line-drawing symbol as the set of its arms, so that lines that meet become tees and crosses.
struct BoxArms: OptionSet, Hashable {
    let rawValue: UInt8

    static let up = BoxArms(rawValue: 1)
    static let down = BoxArms(rawValue: 2)
    static let left = BoxArms(rawValue: 4)
    static let right = BoxArms(rawValue: 8)
    static let horizontal: BoxArms = [.left, .right]
    static let vertical: BoxArms = [.up, .down]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Returns the arms of a symbol; nil if it is not one of the canvas's line symbols.
    init?(symbol: String) {
        // The last index: the symbols of single arms are repeated at the index of the whole line.
        guard let index = Self.symbols.lastIndex(of: symbol), index > 0 else { return nil }
        self.init(rawValue: UInt8(index))
    }

    var symbol: String {
        let index = Int(rawValue)
        return Self.symbols.indices.contains(index) ? Self.symbols[index] : " "
    }

    /// The symbol in plain ASCII.
    var ascii: String {
        if self == .vertical { return "|" }
        return isSubset(of: .horizontal) ? "-" : "+"
    }

    /// Indexed by the raw value; a single arm is drawn as a whole line.
    private static let symbols = [
        " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
    ]
}
