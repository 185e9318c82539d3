import TerminalGraphics

/// A canvas with its roles turned into looks: what the terminal is believed to show.
///
/// Frames are compared after the theme has been applied, so a new theme repaints what it changes.
struct PaintedFrame: Equatable {
    /// One cell as it is sent.
    struct Cell: Equatable {
        var text: String
        /// 1, 2 for a wide cluster, 0 for its right half.
        var width: UInt8
        var look: Look
    }

    let size: Size
    let cursor: Point?
    private var cells: [Cell] = []

    init(_ canvas: Canvas, look: (Style) -> Look) {
        size = canvas.size
        cursor = canvas.cursor.flatMap { canvas.bounds.contains($0) ? $0 : nil }
        cells.reserveCapacity(size.width * size.height)
        var looks: [Style: Look] = [:]
        var last: (style: Style, look: Look)?
        for y in 0..<size.height {
            for cell in canvas.row(y) {
                if last?.style != cell.style {
                    last = (cell.style, Self.find(cell.style, in: &looks, look))
                }
                cells.append(
                    Cell(text: cell.output, width: cell.width, look: last?.look ?? Look()))
            }
        }
        makeWhole()
    }

    /// The cells of a row; none where there is no such row.
    func row(_ y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height, (y + 1) * size.width <= cells.count else { return [] }
        return cells[(y * size.width)..<((y + 1) * size.width)]
    }

    private static func find(
        _ style: Style, in looks: inout [Style: Look], _ look: (Style) -> Look
    ) -> Look {
        if let known = looks[style] { return known }
        let found = look(style)
        looks[style] = found
        return found
    }

    /// Blanks for halves: a wide cluster in the last column would wrap to the next row.
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
}
