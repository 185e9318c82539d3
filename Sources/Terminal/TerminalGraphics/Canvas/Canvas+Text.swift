extension Canvas {
    /// Draws the first line of a text and returns the number of its columns.
    ///
    /// The sanitizer's replacement symbols are drawn in the role `warning`. The result counts the columns within
    /// `maxWidth` even if the clip hides them, so that the next text can be placed after them.
    @discardableResult
    package mutating func put(
        _ text: SafeText, at point: Point, style: Style, maxWidth: Int? = nil
    ) -> Int {
        let line = text.firstLine
        let used = min(line.width, CoordinateLimits.extent(maxWidth ?? line.width))
        let area = visible(Rect(x: point.x, y: point.y, width: used, height: 1))
        guard !area.isEmpty else { return used }
        clearPartialClusters(from: area.x, to: area.right, row: area.y)
        var pen = FieldWriter(x: point.x, row: point.y, style: style)
        pen.foreignLetters = MixedAlphabets.foreignLetters(in: line)
        for cluster in CellClusters(line) {
            guard pen.x < area.right else { break }
            pen.draw(cluster, on: &self, within: area)
        }
        // Right-to-left text ends with the field, even if the clip cuts it.
        closeRightToLeft(before: area.right, row: area.y)
        return used
    }

    /// Draws lines below each other within `rect`; returns the number of rows used.
    @discardableResult
    package mutating func put(_ lines: [SafeText], in rect: Rect, style: Style) -> Int {
        let shown = lines.prefix(rect.height)
        for (index, line) in shown.enumerated() {
            put(
                line, at: Point(x: rect.x, y: rect.y + index), style: style, maxWidth: rect.width)
        }
        return shown.count
    }
}

/// Draws the clusters of one field from left to right.
private struct FieldWriter {
    var x: Int
    let row: Int
    let style: Style
    private var direction = Cell.Direction.leftToRight
    private var isInMark = false
    /// The indices of the clusters that need a warning.
    var foreignLetters: Set<Int> = []
    // The number of clusters drawn so far.
    private var count = 0

    init(x: Int, row: Int, style: Style) {
        self.x = x
        self.row = row
        self.style = style
    }

    mutating func draw(_ cluster: CellCluster, on canvas: inout Canvas, within area: Rect) {
        defer { count += 1 }
        switch cluster.kind {
        case .lineFeed: return
        case .directionMark: return toggleDirection(on: &canvas, within: area)
        case .printed: break
        }
        let cell = Cell(
            text: cluster.text, width: UInt8(clamping: cluster.width), style: style(of: cluster),
            direction: direction)
        let isWhole = x >= area.x && x + cluster.width <= area.right
        for column in x..<(x + cluster.width) where column >= area.x && column < area.right {
            canvas.set(
                !isWhole ? .blank(style) : column == x ? cell : .rightHalf(cell.style), x: column,
                y: row)
        }
        x += cluster.width
    }

    /// Direction marks come in pairs: the second one closes what the first one opened.
    private mutating func toggleDirection(on canvas: inout Canvas, within area: Rect) {
        if direction == .rightToLeft, x > area.x {
            canvas.closeRightToLeft(before: x, row: row)
        }
        direction = direction == .rightToLeft ? .leftToRight : .rightToLeft
    }

    /// Returns the style of a cluster. Replacement symbols of the sanitizer (a control picture, or a name in `⟨⟩`) are
    /// warnings. A letter from another alphabet than its word is a warning too, and underlined, because such
    /// a letter looks ordinary.
    private mutating func style(of cluster: CellCluster) -> Style {
        guard let scalar = cluster.text.unicodeScalars.first,
            !scalar.isASCII || isInMark || foreignLetters.contains(count)
        else {
            return style
        }
        if foreignLetters.contains(count) { return warning(style.attributes.union(.underline)) }
        let isPicture = (0x2400...0x2421).contains(scalar.value)
        if scalar == "\u{27E8}" { isInMark = true }
        defer { if scalar == "\u{27E9}" { isInMark = false } }
        guard isPicture || isInMark else { return style }
        return warning(style.attributes)
    }

    private func warning(_ attributes: Attributes) -> Style {
        Style(.warning, on: style.background ?? style.role, attributes)
    }
}

/// The position of a text in a wider field.
package enum Alignment: Hashable, Sendable {
    case left, center, right
}
