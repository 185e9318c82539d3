import TerminalGraphics

/// A canvas whose roles are resolved to styles: the expected content of the terminal.
///
/// Frames are compared after the theme has been applied, so a new theme repaints exactly the cells it changes.
struct ResolvedFrame: Equatable {
    /// One cell as it is sent.
    struct Cell: Equatable {
        var text: String
        /// 1, 2 for a wide cluster, 0 for its right half.
        var width: UInt8
        var style: ResolvedStyle
        /// Whether the terminal may draw this cell as part of the previous one; see `UncertainWidthText`.
        var isJoined = false
        /// Whether terminals disagree about the width of this cell on its own.
        var hasUncertainWidth = false
    }

    let size: Size
    /// The cursor's position; nil leaves it unchanged.
    let cursor: Point?
    let isCursorShown: Bool
    private var cells: [Cell] = []

    init(_ canvas: Canvas, resolve: (Style) -> ResolvedStyle) {
        size = canvas.size
        isCursorShown = canvas.cursor.map(canvas.bounds.contains) ?? false
        cursor = [canvas.cursor, canvas.hiddenCursor].compactMap(\.self).first(
            where: canvas.bounds.contains)
        cells.reserveCapacity(size.width * size.height)
        var resolvedStyles: [Style: ResolvedStyle] = [:]
        var last: (style: Style, look: ResolvedStyle)?
        for y in 0..<size.height {
            for cell in canvas.row(y) {
                if last?.style != cell.style {
                    last = (cell.style, Self.find(cell.style, in: &resolvedStyles, resolve))
                }
                cells.append(
                    Cell(text: cell.output, width: cell.width, style: last?.look ?? ResolvedStyle())
                )
            }
        }
        makeWhole()
        for y in 0..<size.height { markUncertainCells(row: y, of: canvas) }
    }

    /// Returns the cells of a row; empty if `y` is out of range.
    func row(_ y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height, (y + 1) * size.width <= cells.count else { return [] }
        return cells[(y * size.width)..<((y + 1) * size.width)]
    }

    private static func find(
        _ style: Style, in resolvedStyles: inout [Style: ResolvedStyle],
        _ resolve: (Style) -> ResolvedStyle
    ) -> ResolvedStyle {
        if let known = resolvedStyles[style] { return known }
        let found = resolve(style)
        resolvedStyles[style] = found
        return found
    }

    /// Replaces incomplete wide clusters by blanks: a wide cluster in the last column would wrap to the next row.
    private mutating func makeWhole() {
        for index in cells.indices {
            let isFirst = index % size.width == 0
            let isLast = index % size.width == size.width - 1
            let startsPair = cells[index].width == 2
            let hasRight = !isLast && cells[index + 1].width == 0
            let hasLeft = !isFirst && cells[index - 1].width == 2
            if startsPair && !hasRight || cells[index].width == 0 && !hasLeft {
                cells[index].text = " "
                cells[index].width = 1
            }
        }
    }

    /// Marks the cells that terminals draw differently, and puts a direction mark before right-to-left text: a terminal
    /// that derives a line's direction from its first letter would otherwise reverse the whole line.
    private mutating func markUncertainCells(row y: Int, of canvas: Canvas) {
        let canvasRow = canvas.row(y)
        var last: Int?
        for (index, cell) in zip(y * size.width..<(y + 1) * size.width, canvasRow)
        where cells[index].width > 0 {
            defer { last = index }
            cells[index].hasUncertainWidth = UncertainWidthText.isUncertain(cells[index].text)
            guard let last else { continue }
            cells[index].isJoined = UncertainWidthText.joins(cells[last].text, cells[index].text)
            guard cell.isRightToLeft,
                !canvasRow[canvasRow.startIndex + last % size.width].isRightToLeft
            else { continue }
            cells[last].text = TerminalGraphics.Cell.marked(cells[last].text)
        }
    }
}

/// Text whose total width differs between terminals, although the width of each of its cells is certain.
///
/// An older terminal gives each letter its own column. A newer one (Ghostty, foot, WezTerm, kitty) finds the clusters
/// of UAX #29 and draws a whole cluster in the space of one: a vowel sign of Hindi, the second half of a conjunct, the
/// sound mark of a half-width kana. Emoji newer than the terminal are narrow on it. None of these uses more columns
/// than the canvas's cells. So the driver blanks their cells, draws them together, so that a terminal that can shape
/// them does so, and repositions the cursor after them.
enum UncertainWidthText {
    /// Returns whether a single cell may be narrower on the terminal than it declares.
    static func isUncertain(_ text: String) -> Bool {
        guard let base = text.unicodeScalars.first, emoji.contains(base.value) else { return false }
        return ColumnWidth.isNewerThanUnicode12(base)
    }

    /// Returns whether the second of two neighbouring cells may be drawn into the first.
    static func joins(_ left: String, _ right: String) -> Bool {
        guard let scalar = right.unicodeScalars.first, mayJoin(scalar.value) else { return false }
        return (left + right).count == 1
    }

    /// The range of emoji and similar symbols, which a terminal's width table may not include yet.
    private static let emoji: ClosedRange<UInt32> = 0x16FE0...0x1FFFF

    /// Excludes nearly all text from the exact check, which costs a microsecond: Latin, Greek, Cyrillic, Hebrew,
    /// Arabic, lines, Chinese, Japanese and emoji never join the previous cell.
    private static func mayJoin(_ value: UInt32) -> Bool {
        switch value {
        // Stems and flags of musical notes.
        case 0x1D165...0x1D172: true
        case ..<0x900, 0x2000...0xA67F, 0xE000...0xFF9D, 0xFFA0...0xFFFF, 0x16FE0...: false
        default: true
        }
    }
}
