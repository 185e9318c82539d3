/// A grid of cells that views draw on and a driver shows on a terminal.
///
/// Drawing never leaves the grid or the current clip: content outside is not drawn, and a wide cluster that does not
/// fit leaves a blank instead of wrapping.
package struct Canvas: Hashable, Sendable {
    /// The largest grid: 64 MB of cells. A larger window is filled up to this size.
    package static let maximumSize = Size(width: 2000, height: 1000)

    package let size: Size
    /// The position of the terminal's visible cursor, if a text field has the focus.
    package var cursor: Point?
    /// The position of the hidden cursor, which follows the focus while no text is edited.
    ///
    /// Screen readers, braille displays and magnifiers follow the cursor's position, which the terminal and the Linux
    /// console report to them whether or not the cursor is drawn. So a list puts it on the selected row; a visible
    /// cursor would blink through the row's first letter for all other users.
    package var hiddenCursor: Point?
    /// The window's title; nil leaves it unchanged.
    package var title: SafeText?
    private(set) var cells: [Cell]
    private var clip: Rect

    /// Creates a canvas of blanks, at most `largest`.
    package init(size: Size, fill style: Style = .text) {
        let size = Size(
            width: min(size.width, Self.maximumSize.width),
            height: min(size.height, Self.maximumSize.height))
        self.size = size
        cells = Array(repeating: .blank(style), count: size.width * size.height)
        clip = Rect(size: size)
    }

    /// The rectangle of the whole canvas.
    package var bounds: Rect { Rect(size: size) }

    /// The cell at a position; a blank if the position is outside the canvas.
    package subscript(x: Int, y: Int) -> Cell {
        guard bounds.contains(Point(x: x, y: y)) else { return .blank(.text) }
        return cells[y * size.width + x]
    }

    /// Returns the cells of one row; empty if `y` is out of range.
    package func row(_ y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height else { return [] }
        return cells[(y * size.width)..<((y + 1) * size.width)]
    }

    /// Limits the drawing in `draw` to `rect`; clips nest.
    package mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.clipped(to: rect)
        draw(&self)
        clip = outer
    }

    /// Returns the part of `rect` that is inside the current clip.
    func visible(_ rect: Rect) -> Rect {
        rect.clipped(to: clip)
    }

    /// Replaces a cell inside the clip; all drawing ends in this method.
    mutating func set(_ cell: Cell, x: Int, y: Int) {
        guard clip.contains(Point(x: x, y: y)) else { return }
        cells[y * size.width + x] = cell
    }

    /// Transforms every cell in place.
    mutating func replaceCells(_ transform: (Cell) -> Cell) {
        for index in cells.indices { cells[index] = transform(cells[index]) }
    }

    /// Prepares columns `from..<to` of a row to be drawn over: a wide cluster that loses one half loses the other, and
    /// right-to-left text that loses its end is closed before the cut.
    mutating func clearPartialClusters(from start: Int, to end: Int, row y: Int) {
        guard start < end, y >= 0, y < size.height else { return }
        let offset = y * size.width
        if start > 0, cells[offset + start].width == 0 {
            cells[offset + start - 1] = .blank(cells[offset + start - 1].style)
        }
        if end < size.width, cells[offset + end].width == 0 {
            cells[offset + end] = .blank(cells[offset + end].style)
        }
        closeRightToLeft(before: start, row: y)
    }

    /// Ends the right-to-left text that reaches up to column `x`, if there is any.
    mutating func closeRightToLeft(before x: Int, row y: Int) {
        guard x > 0, x <= size.width, y >= 0, y < size.height else { return }
        var last = y * size.width + x - 1
        if x > 1, cells[last].width == 0 { last -= 1 }
        guard cells[last].direction == .rightToLeft else { return }
        cells[last].direction = .rightToLeftEnd
    }
}

extension Canvas {
    /// Returns the first cell, row by row, that has a role as its foreground or background; nil if no cell has it.
    package func first(in role: Role, within rect: Rect? = nil) -> Point? {
        let area = bounds.clipped(to: rect ?? bounds)
        for y in area.y..<max(area.bottom, area.y) {
            for x in area.x..<max(area.right, area.x) {
                let style = self[x, y].style
                if style.role == role || style.background == role { return Point(x: x, y: y) }
            }
        }
        return nil
    }
}

// MARK: ASCII

extension Canvas {
    /// Returns the same canvas for a terminal that shows ASCII only, with each cell in the same column.
    ///
    /// Lines and known symbols become their ASCII forms, accented Latin letters lose their accents, everything else
    /// becomes `?`, twice for a wide cluster. It is applied last, so that views can draw for a terminal with all
    /// symbols; text that must stay legible (a price) should be ASCII from the start.
    package func inASCII() -> Canvas {
        var canvas = self
        canvas.replaceCells { cell in
            var cell = cell
            cell.direction = .leftToRight
            if cell.width == 1 {
                cell.text = ASCIIForm.of(cell.text)
            } else {
                // Both halves of a wide cluster become separate cells.
                cell.text = "?"
                cell.width = 1
            }
            return cell
        }
        canvas.title = canvas.title?.inASCII
        return canvas
    }
}

extension SafeText {
    /// The text in ASCII, in the same columns; see `Canvas.inASCII()`.
    package var inASCII: SafeText {
        var result = ""
        for cluster in CellClusters(self) {
            switch cluster.kind {
            case .directionMark: break
            case .lineFeed: result += "\n"
            case .printed: result += cluster.width == 2 ? "??" : ASCIIForm.of(cluster.text)
            }
        }
        return SafeText(checked: result, width: width)
    }
}

/// The ASCII form of one narrow cluster.
private enum ASCIIForm {
    static func of(_ text: String) -> String {
        guard let scalar = text.unicodeScalars.first else { return "?" }
        if scalar.isASCII { return String(Character(scalar)) }
        if let arms = BoxArms(symbol: text) { return arms.ascii }
        return forms[scalar] ?? "?"
    }

    /// The project's symbols whose ASCII form is as narrow, and the letters and signs of Latin-1.
    private static let forms: [Unicode.Scalar: String] = {
        var forms: [Unicode.Scalar: String] = [:]
        for (symbols, plain) in [letters, punctuation, money, blocks] {
            for (symbol, plain) in zip(symbols.unicodeScalars, plain) {
                forms[symbol] = String(plain)
            }
        }
        for glyph in Glyph.allCases where glyph.text(.ascii).width == 1 {
            guard let scalar = glyph.text(.unicode).string.unicodeScalars.first else { continue }
            forms[scalar] = glyph.text(.ascii).string
        }
        return forms
    }()

    private static let letters = (
        "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
        "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyysLlOoSsZz"
    )
    private static let punctuation = ("‘’‚“”„–—−«»¡¿÷°©®←→↑↓╯", "''''''---<>!?/ocr<>^v'")
    private static let money = ("¢£¥€", "cLYE")
    private static let blocks = ("▁▂▃▄▅▆▇█▌▐▀▘▝▖▗▙▛▜▟▚▞◐◓◑◒", "_.,-=+*#][###########|/-\\")
}
