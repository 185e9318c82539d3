/// One cell of a canvas: what stands in it and how it looks.
///
/// Only the canvas makes cells with text, from `SafeText`; so what a driver reads here may be sent
/// to a terminal as it is.
package struct Cell: Hashable, Sendable {
    /// One cluster whose width is certain, a space for a blank, or nothing for the right half of a
    /// wide one.
    package internal(set) var text: String
    /// Columns: 1, 2 for a wide cluster (its right half is the next cell), 0 for that right half.
    package internal(set) var width: UInt8
    package internal(set) var style: Style
    var direction: Direction

    /// Where a cell stands in a piece of right-to-left text.
    enum Direction: UInt8, Sendable {
        case leftToRight, rightToLeft, rightToLeftEnd
    }

    init(text: String, width: UInt8, style: Style, direction: Direction = .leftToRight) {
        self.text = text
        self.width = width
        self.style = style
        self.direction = direction
    }

    /// An empty cell in a style.
    package static func blank(_ style: Style) -> Cell {
        Cell(text: " ", width: 1, style: style)
    }

    /// A cell that is the right half of the wide one before it.
    static func rightHalf(_ style: Style, direction: Direction = .leftToRight) -> Cell {
        Cell(text: "", width: 0, style: style, direction: direction)
    }

    /// What to send to a terminal that understands UTF-8: the text, and after the last cell of a
    /// right-to-left field a LEFT-TO-RIGHT MARK, so that a terminal which reorders text keeps its
    /// neighbours out of it. The mark has no width; in a right half it belongs to the wide cell.
    package var output: String {
        direction == .rightToLeftEnd ? Self.marked(text) : text
    }

    /// The text of a cell with a LEFT-TO-RIGHT MARK behind it. A terminal library keeps four marks a
    /// cell, and this one matters most.
    package static func marked(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(4))) + "\u{200E}"
    }

    /// Whether the cell is part of right-to-left text; its right half is not asked.
    package var isRightToLeft: Bool { direction != .leftToRight }

    /// Whether a LEFT-TO-RIGHT MARK must follow this cell (see `output`).
    package var closesRightToLeft: Bool { direction == .rightToLeftEnd }
}
