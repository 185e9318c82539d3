/// One cell of a canvas: its text and its style.
///
/// Only the canvas makes cells with text, from `SafeText`, so a driver may send the text to a terminal unchanged.
package struct Cell: Hashable, Sendable {
    /// One cluster whose width is certain, a space for a blank, or the empty string for the right half of a wide
    /// cluster.
    package internal(set) var text: String
    /// Columns: 1, 2 for a wide cluster (its right half is the next cell), 0 for that right half.
    package internal(set) var width: UInt8
    package internal(set) var style: Style
    var direction: Direction

    /// The position of a cell in right-to-left text.
    enum Direction: UInt8, Sendable {
        case leftToRight, rightToLeft, rightToLeftEnd
    }

    init(text: String, width: UInt8, style: Style, direction: Direction = .leftToRight) {
        self.text = text
        self.width = width
        self.style = style
        self.direction = direction
    }

    /// Creates an empty cell in a style.
    package static func blank(_ style: Style) -> Cell {
        Cell(text: " ", width: 1, style: style)
    }

    /// Creates the right half of the wide cell before it.
    static func rightHalf(_ style: Style, direction: Direction = .leftToRight) -> Cell {
        Cell(text: "", width: 0, style: style, direction: direction)
    }

    /// The text to send to a terminal that understands UTF-8. After the last cell of a right-to-left field it contains
    /// a LEFT-TO-RIGHT MARK, so that a terminal which reorders text does not include the neighbouring cells. The mark's
    /// width is 0; for a wide cell it belongs to the wide cell and not to its right half.
    package var output: String {
        direction == .rightToLeftEnd ? Self.marked(text) : text
    }

    /// Returns the text of a cell followed by a LEFT-TO-RIGHT MARK. A terminal library keeps four marks per cell, and
    /// this mark is the most important one.
    package static func marked(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(4))) + "\u{200E}"
    }

    /// Whether the cell is part of right-to-left text; not defined for the right half of a wide cell.
    package var isRightToLeft: Bool { direction != .leftToRight }

    /// Whether a LEFT-TO-RIGHT MARK must follow this cell (see `output`).
    package var closesRightToLeft: Bool { direction == .rightToLeftEnd }
}
