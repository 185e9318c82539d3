/// Text that may be shown: every view and every other output accepts only this type.
///
/// It can be made in three ways only: from a literal in the source, from the output of the project's formatters, and by
/// the sanitizer, which makes untrusted text harmless. So no byte of a catalog, a reply or a file can move the cursor,
/// send a command to the terminal, hide, or shift its neighbours.
///
/// Right-to-left text keeps its logical order between two added LEFT-TO-RIGHT MARKs, which take no columns: a terminal
/// that reorders text then reorders the field and never its neighbours, in a canvas as well as in a printed line. Marks
/// are used rather than isolates because terminals supported them, with no width, long before isolates existed.
///
/// The letters are not put into visual order. About half of the terminals (VTE, Konsole, mlterm, Terminal.app) reorder
/// all text and would reverse them again; the others (xterm, foot, kitty, tmux) do not, and show letters from the left
/// as in every other program. In both cases a letter takes one column of its field, so the field's width and its
/// neighbours' positions are the same.
package struct SafeText: Hashable, Sendable {
    /// The text as it may be sent to a terminal, a log or a file.
    package let string: String
    /// The number of columns of the widest line.
    package let width: Int

    /// Creates text from the output of a `SafeTextBuilder`.
    init(checked string: String, width: Int) {
        self.string = string
        self.width = width
    }

    package static let empty = SafeText(checked: "", width: 0)

    package var isEmpty: Bool { string.isEmpty }

    /// Creates text from untrusted input and makes all of it harmless and visible.
    ///
    /// Controls become control pictures (`␛`); C1 controls and direction marks become their names in brackets (`⟨9B⟩`,
    /// `⟨RLO⟩`), which a canvas draws as warnings. Invisible scalars without width are dropped, private and unassigned
    /// characters become U+FFFD, and clusters whose width differs between terminals become their base or a replacement.
    /// See `Sanitizer` for the complete table.
    /// - Parameters:
    /// - limit: The most clusters to keep; longer text ends with `…`.
    /// - multiline: Keeps line feeds, for `wrapped(to:)`; otherwise they become spaces.
    package init(untrusted: String, limit: Int = 500, multiline: Bool = false) {
        var sanitizer = Sanitizer(source: .outside, limit: limit, multiline: multiline)
        self = sanitizer.clean(untrusted)
    }

    /// Creates text from the output of a number or date formatter: direction marks are removed and no-break spaces
    /// become plain spaces. Everything else is treated as in untrusted text.
    package init(formatted: String) {
        var sanitizer = Sanitizer(source: .formatter, limit: 500, multiline: false)
        self = sanitizer.clean(formatted)
    }

    /// Creates text from an integer in ASCII digits, for counts; money and dates have formatters.
    package init(number: some BinaryInteger) {
        let digits = String(number)
        self.init(checked: digits, width: digits.utf8.count)
    }

    package static func + (left: SafeText, right: SafeText) -> SafeText {
        if left.isEmpty { return right }
        if right.isEmpty { return left }
        guard left.isOneLine, right.isOneLine else {
            return SafeText(checked: left.string + right.string, width: widest(left, right))
        }
        return SafeText(checked: left.string + right.string, width: left.width + right.width)
    }

    package static func += (left: inout SafeText, right: SafeText) {
        left = left + right
    }

    /// Returns the text repeated `count` times.
    package func repeated(_ count: Int) -> SafeText {
        .joined(Array(repeating: self, count: min(Geometry.extent(count), 1 << 16)))
    }

    /// Concatenates the parts, with `separator` between them.
    package static func joined(_ parts: [SafeText], separator: SafeText = .empty) -> SafeText {
        guard var result = parts.first else { return .empty }
        for part in parts.dropFirst() {
            result += separator
            result += part
        }
        return result
    }

    var isOneLine: Bool { !string.utf8.contains(UInt8(ascii: "\n")) }

    /// Returns the width of the widest line of two multi-line texts, concatenated.
    private static func widest(_ left: SafeText, _ right: SafeText) -> Int {
        var (widest, width) = (0, 0)
        for text in [left, right] {
            for cluster in CellClusters(text) {
                width = cluster.kind == .lineFeed ? 0 : width + cluster.width
                widest = max(widest, width)
            }
        }
        return widest
    }
}

extension SafeText: CustomStringConvertible {
    package var description: String { string }
}
