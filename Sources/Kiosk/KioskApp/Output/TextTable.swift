import TerminalGraphics

/// A table with aligned columns, as wide as their content, and further words after them.
///
/// On a terminal that is too narrow the words continue on indented lines below; in a pipe a row is always one line.
struct TextTable {
    /// A row: its cells, and the words after them.
    struct Row {
        var cells: [SafeText]
        var words: [SafeText] = []
    }

    /// The columns that are right-aligned, such as amounts.
    var rightAligned: Set<Int> = []
    /// The most columns that a cell occupies; longer text is truncated.
    var cellLimit = 32
    var indent = 0
    var rows: [Row] = []

    /// Returns the formatted lines.
    ///
    /// - Parameter columns: The terminal's width; nil for lines of any length.
    func lines(columns: Int?) -> [SafeText] {
        let widths = (0..<(rows.map(\.cells.count).max() ?? 0)).map { column in
            min(cellLimit, rows.compactMap { $0.cells.dropFirst(column).first?.width }.max() ?? 0)
        }
        return rows.flatMap { lines(of: $0, widths, columns ?? .max) }
    }

    private func lines(of row: Row, _ widths: [Int], _ limit: Int) -> [SafeText] {
        let gap: SafeText = "  "
        let margin = (" " as SafeText).repeated(indent)
        let full = margin.width + widths.reduce(0, +) + max(0, widths.count - 1) * gap.width
        var lines = [margin + .joined(cells(of: row, widths), separator: gap)]
        for word in row.words where !word.isEmpty {
            // The cells are padded only if words follow, so that no line ends in spaces.
            let line = lines.count == 1 ? lines[0].padded(to: full) : lines[lines.count - 1]
            if line.width + gap.width + word.width <= limit {
                lines[lines.count - 1] = line + gap + word
            } else {
                let deeper = margin + "    "
                let room = max(10, limit - deeper.width)
                lines += word.wrapped(to: room).map { deeper + $0 }
            }
        }
        return lines
    }

    private func cells(of row: Row, _ widths: [Int]) -> [SafeText] {
        zip(row.cells, widths).enumerated().map { column, cell in
            let (text, width) = cell
            if rightAligned.contains(column) { return text.fitted(to: width, alignment: .right) }
            return column == row.cells.count - 1 ? text.clipped(to: width) : text.fitted(to: width)
        }
    }
}
