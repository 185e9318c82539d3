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
        var sanitizer = Sanitizer(source: .untrusted, limit: limit, multiline: multiline)
        self = sanitizer.sanitize(untrusted)
    }

    /// Creates text from the output of a number or date formatter: direction marks are removed and no-break spaces
    /// become plain spaces. Everything else is treated as in untrusted text.
    package init(formatted: String) {
        var sanitizer = Sanitizer(source: .formatter, limit: 500, multiline: false)
        self = sanitizer.sanitize(formatted)
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
        .joined(Array(repeating: self, count: min(CoordinateLimits.extent(count), 1 << 16)))
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

// MARK: Literals

/// A literal is trusted text. `StaticString` guarantees it: a string made at run time cannot become a literal, not even
/// by a direct call of the initializer.
extension SafeText: ExpressibleByStringInterpolation {
    package init(stringLiteral literal: StaticString) {
        self.init(own: literal)
    }

    package init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    fileprivate init(own literal: StaticString) {
        var sanitizer = Sanitizer(source: .literal, limit: .max, multiline: true)
        self = sanitizer.sanitize(literal.description)
    }

    /// Collects an interpolated literal; `\( )` accepts safe text and integers only.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = SafeText.empty

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) {
            text += SafeText(own: literal)
        }

        package mutating func appendInterpolation(_ value: SafeText) {
            text += value
        }

        package mutating func appendInterpolation(_ value: some BinaryInteger) {
            text += SafeText(number: value)
        }
    }
}

// MARK: Clipping and padding

extension SafeText {
    /// Returns the first line, clipped to at most `columns`, with `ellipsis` at the end if it was clipped. The result
    /// is never wider, even if that leaves an empty column before a wide cluster.
    package func clipped(to columns: Int, ellipsis: SafeText = "…") -> SafeText {
        let line = firstLine
        guard line.width > columns else { return line }
        guard columns > 0 else { return .empty }
        guard ellipsis.width <= columns else { return clipped(to: columns, ellipsis: .empty) }
        var builder = SafeTextBuilder()
        for cluster in CellClusters(line) where cluster.kind == .printed {
            guard builder.width + cluster.width + ellipsis.width <= columns else { break }
            builder.append(cluster)
        }
        return builder.text() + ellipsis
    }

    /// Returns the text with spaces added up to `columns`; longer text is unchanged.
    package func padded(to columns: Int, alignment: Alignment = .left) -> SafeText {
        let missing = CoordinateLimits.extent(columns) - width
        guard missing > 0 else { return self }
        let left =
            switch alignment {
            case .left: 0
            case .center: missing / 2
            case .right: missing
            }
        let space: SafeText = " "
        return space.repeated(left) + self + space.repeated(missing - left)
    }

    /// Returns the text in exactly `columns`: clipped or padded.
    package func fitted(to columns: Int, alignment: Alignment = .left) -> SafeText {
        clipped(to: columns).padded(to: columns, alignment: alignment)
    }

    /// The text up to its first line feed.
    package var firstLine: SafeText {
        guard string.utf8.contains(UInt8(ascii: "\n")) else { return self }
        var builder = SafeTextBuilder()
        for cluster in CellClusters(self) {
            if cluster.kind == .lineFeed { break }
            if cluster.kind == .printed { builder.append(cluster) }
        }
        return builder.text()
    }
}

extension SafeText {
    /// The printed clusters of the text, one or two columns each.
    ///
    /// Nil if the text contains direction marks or line feeds, which are not valid in a part of a text.
    package var printedClusters: [SafeText]? {
        var parts: [SafeText] = []
        for cluster in CellClusters(self) {
            guard case .printed = cluster.kind else { return nil }
            parts.append(SafeText(checked: String(cluster.text), width: cluster.width))
        }
        return parts
    }

    /// Returns the end of the text that fits `columns`, for a text field that shows the end of its input.
    package func keepingEnd(columns: Int) -> SafeText {
        guard width > columns else { return self }
        guard let clusters = printedClusters else { return clipped(to: columns) }
        var kept: [SafeText] = []
        var left = columns
        for cluster in clusters.reversed() {
            guard cluster.width <= left else { break }
            left -= cluster.width
            kept.append(cluster)
        }
        return .joined(kept.reversed())
    }
}
