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

// MARK: Style

/// The appearance of a cell: a role for its colors, and additional attributes.
package struct Style: Hashable, Sendable {
    /// The role that gives the foreground, and also the background unless `background` is set.
    package var role: Role
    /// The role that gives the background; nil for the background of `role`.
    package var background: Role?
    /// Attributes added to those that the theme gives to `role`.
    package var attributes: Attributes

    package init(_ role: Role, on background: Role? = nil, _ attributes: Attributes = []) {
        self.role = role
        self.background = background
        self.attributes = attributes
    }

    /// Plain text on the screen's own background.
    package static let text = Style(.text)

    /// Returns the same style on the background of another role, as a selected row needs.
    package func on(_ background: Role?) -> Style {
        Style(role, on: background, attributes)
    }
}

/// How a cell is emphasized beyond its colors.
package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let italic = Attributes(rawValue: 1 << 2)
    package static let underline = Attributes(rawValue: 1 << 3)
    package static let reverse = Attributes(rawValue: 1 << 4)
}

extension Attributes {
    /// The attributes in the notation of theme files.
    package var names: [String] {
        let all: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.reverse, "reverse"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

/// The meaning of a part of the screen, which a theme maps to colors.
///
/// A cell carries a role and never a color, so that a screen's golden text is the same in every theme. The raw value
/// is the role's name in a theme file: under `roles`, and without its `state` prefix under `states`.
package enum Role: String, CaseIterable, Hashable, Sendable {
    case text, muted, accent, title, header
    case border, borderFocus
    case selection, selectionInactive, match, cursor
    case price, priceSale, owned
    case badgeConsumable, badgeNonConsumable, badgeSubscription, badgeNonRenewing
    case scrollbar
    case dialog, dialogBorder, button, buttonFocus
    case error, warning, success, info
    case input, placeholder
    case hintKey, hintText
    case sponsor, sandbox
    case statePurchasing, stateDeferred, statePurchased, stateFailed, stateRestored
    case stateFinished, stateRefunded, stateCancelled, stateUnknown
}
