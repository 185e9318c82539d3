/// Text that may be shown: every view and every other sink takes this and nothing else.
///
/// Only three things make one: a literal in our own source, our own formatters' output, and the
/// sanitiser, which makes untrusted text harmless. So no byte of a catalog, a reply or a file can
/// move the cursor, speak to the terminal, hide, or shift what stands beside it.
///
/// Right-to-left text keeps its logical order and stands between two LEFT-TO-RIGHT MARKs of ours
/// (no columns wide): a terminal that reorders text then reorders the field and never its
/// neighbours, in a canvas as well as in a printed line. Marks are used rather than isolates because
/// terminals have known them, with no width, since long before isolates existed.
///
/// The letters are not put into visual order here. Half of the terminals (VTE, Konsole, mlterm,
/// Terminal.app) do that themselves, whatever a program does, and would turn them around again; the
/// other half (xterm, foot, kitty, tmux) does not, and shows letters from the left as it does with
/// every other program's text. Either way a letter takes one column of its field, so a field is as
/// wide in both, and what stands beside it stays where it is.
package struct SafeText: Hashable, Sendable {
    /// The text as it may be sent to a terminal, a log or a file.
    package let string: String
    /// Columns of the widest line.
    package let width: Int

    /// For text that a `SafeTextBuilder` made.
    init(checked string: String, width: Int) {
        self.string = string
        self.width = width
    }

    package static let empty = SafeText(checked: "", width: 0)

    package var isEmpty: Bool { string.isEmpty }

    /// Makes text from outside harmless and visible.
    ///
    /// Controls become control pictures (`␛`), C1 controls and direction marks their names in
    /// brackets (`⟨9B⟩`, `⟨RLO⟩`), which a canvas draws as warnings; what has no width and cannot
    /// be seen is dropped, private and unassigned characters become U+FFFD, clusters whose width
    /// terminals disagree on become their base or a stand-in. See `Sanitizer` for the whole table.
    /// - Parameters:
    ///   - limit: the most clusters that are kept; where there are more, `…` follows them.
    ///   - multiline: keeps line feeds, for `wrapped(to:)`; otherwise they become spaces.
    package init(untrusted: String, limit: Int = 500, multiline: Bool = false) {
        var sanitizer = Sanitizer(source: .outside, limit: limit, multiline: multiline)
        self = sanitizer.clean(untrusted)
    }

    /// Takes the output of our own number and date formatters: their direction marks are removed
    /// and their no-break spaces made plain; otherwise as strict as for untrusted text.
    package init(formatted: String) {
        var sanitizer = Sanitizer(source: .formatter, limit: 500, multiline: false)
        self = sanitizer.clean(formatted)
    }

    /// An integer in plain ASCII digits, for counts; money and dates have their formatters.
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

    /// The text `count` times over.
    package func repeated(_ count: Int) -> SafeText {
        .joined(Array(repeating: self, count: min(Geometry.extent(count), 1 << 16)))
    }

    /// The parts one after the other, with `separator` between them.
    package static func joined(_ parts: [SafeText], separator: SafeText = .empty) -> SafeText {
        guard var result = parts.first else { return .empty }
        for part in parts.dropFirst() {
            result += separator
            result += part
        }
        return result
    }

    var isOneLine: Bool { !string.utf8.contains(UInt8(ascii: "\n")) }

    /// The widest line of two texts of several lines, one written after the other.
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
