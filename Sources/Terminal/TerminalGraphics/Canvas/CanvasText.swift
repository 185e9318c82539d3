/// A canvas as text, for golden files: the screen's text, and below it the role of each cell.
///
/// ```
/// size 8x1
/// screen
///  60 Gems
/// roles
/// .ppppppp
/// legend
/// . text
/// p price
/// ```
/// A role without a second background or attributes always has the same letter; other styles get a digit or sign in
/// order of appearance. Spaces at the ends of rows are omitted. A wide cluster is one character in the screen and two
/// in the roles. Direction marks are omitted.
package struct CanvasText: Hashable, Sendable, CustomStringConvertible {
    private let size: Size
    /// The rows of the screen, without spaces at their ends.
    package let rows: [String]
    private let roles: [String]
    private let legend: [String]
    private let cursor: Point?

    /// Creates the text of a canvas.
    package init(_ canvas: Canvas) {
        var key = StyleLegend()
        size = canvas.size
        cursor = canvas.cursor
        rows = (0..<canvas.size.height).map { y in
            Self.trimmed(canvas.row(y).map(\.text).joined())
        }
        roles = (0..<canvas.size.height).map { y in
            String(canvas.row(y).map { key.letter(for: $0.style) })
        }
        legend = key.legend
    }

    /// The screen's text alone, with a line feed at its end.
    package var screen: String { rows.joined(separator: "\n") + "\n" }

    /// The golden text, with a line feed at its end.
    package var description: String {
        var lines = ["size \(size.width)x\(size.height)"]
        if let cursor { lines.append("cursor \(cursor.x),\(cursor.y)") }
        lines += ["screen"] + rows + ["roles"] + roles + ["legend"] + legend
        return lines.joined(separator: "\n") + "\n"
    }

    private static func trimmed(_ row: String) -> String {
        var row = row[...]
        while row.last == " " { row.removeLast() }
        return String(row)
    }

    /// Returns the differences from a golden text, starting with the first cell that differs; nil for equal texts.
    package func difference(from golden: String) -> String? {
        guard description != golden else { return nil }
        let ours = GoldenText(description)
        let theirs = GoldenText(golden)
        if ours.head != theirs.head {
            return "the golden text has \(theirs.head), the canvas \(ours.head)"
        }
        for y in 0..<size.height {
            if let difference = ours.difference(from: theirs, row: y) { return difference }
        }
        return "the legends or line ends differ, no cell does"
    }
}

/// Assigns letters to styles.
private struct StyleLegend {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let signs = Array("0123456789!#$%&*+-/:;<=>?@^_~|(){}[]")

    private var letters: [Style: Character] = [:]
    private var order: [Style] = []
    private var composed = 0

    mutating func letter(for style: Style) -> Character {
        if let letter = letters[style] { return letter }
        let letter = newLetter(for: style)
        letters[style] = letter
        order.append(style)
        return letter
    }

    var legend: [String] {
        order.map { "\(letters[$0] ?? " ") \($0.summary)" }.sorted()
    }

    private mutating func newLetter(for style: Style) -> Character {
        if style == .text { return "." }
        if style.background == nil, style.attributes.isEmpty,
            let index = Role.allCases.firstIndex(of: style.role), index < Self.letters.count
        {
            return Self.letters[index]
        }
        defer { composed += 1 }
        return composed < Self.signs.count ? Self.signs[composed] : "…"
    }
}

extension Style {
    /// The style in words, such as `price on selection bold`.
    fileprivate var summary: String {
        var words = [role.rawValue]
        if let background { words += ["on", background.rawValue] }
        return (words + attributes.names).joined(separator: " ")
    }
}

/// A parsed golden text.
private struct GoldenText {
    private(set) var head = ""
    private var rows: [String] = []
    private var roles: [String] = []
    private var legend: [Character: String] = [:]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let screen = lines.firstIndex(of: "screen") ?? lines.endIndex
        head = lines[..<screen].joined(separator: ", ")
        // Rows are counted, not searched for: a screen may show the word "roles" in a row.
        let height = head.split(separator: ",").first?.split(separator: "x").last
            .flatMap { Int($0) }
        let first = min(screen + 1, lines.endIndex)
        let last = min(first + min(max(height ?? 0, 0), lines.count), lines.endIndex)
        rows = Array(lines[first..<last])
        let rest = lines[last...].dropFirst()
        roles = Array(rest.prefix(rows.count))
        for line in rest.dropFirst(rows.count + 1) {
            if let letter = line.first { legend[letter] = String(line.dropFirst(2)) }
        }
    }

    func difference(from golden: GoldenText, row y: Int) -> String? {
        let (ours, theirs) = (columns(y), golden.columns(y))
        for x in 0..<max(ours.count, theirs.count) {
            let our = x < ours.count ? ours[x] : " "
            let their = x < theirs.count ? theirs[x] : " "
            let (ourRole, theirRole) = (role(x, y), golden.role(x, y))
            guard our != their || ourRole != theirRole else { continue }
            return """
                row \(y), column \(x): expected "\(their)" (\(theirRole)), got "\(our)" (\(ourRole))
                expected: \(golden.row(y))
                got:      \(row(y))
                """
        }
        return nil
    }

    private func row(_ y: Int) -> String {
        rows.indices.contains(y) ? rows[y] : ""
    }

    /// Returns one string per column; the right half of a wide cluster is empty.
    private func columns(_ y: Int) -> [String] {
        var columns: [String] = []
        for cluster in CellClusters(SafeText(checked: row(y), width: 0)) {
            columns.append(cluster.text)
            if cluster.width == 2 { columns.append("") }
        }
        let width = roles.indices.contains(y) ? roles[y].count : 0
        return columns + Array(repeating: " ", count: max(width - columns.count, 0))
    }

    private func role(_ x: Int, _ y: Int) -> String {
        guard roles.indices.contains(y), x < roles[y].count else { return "no role" }
        let letter = roles[y][roles[y].index(roles[y].startIndex, offsetBy: x)]
        return legend[letter] ?? "no such letter"
    }
}
