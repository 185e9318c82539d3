import TerminalGraphics

/// Rows whose cells stand in columns, as wide as their content needs, with further words behind them.
///
/// On a terminal that is too narrow the words go on below, indented; in a pipe a row is always one line.
struct TextTable {
    /// A row: its cells, and what follows them.
    struct Row {
        var cells: [SafeText]
        var words: [SafeText] = []
    }

    /// Which columns are filled from the left, such as amounts.
    var rightAligned: Set<Int> = []
    /// The most columns that a cell takes; what is longer is cut.
    var cellLimit = 32
    var indent = 0
    var rows: [Row] = []

    /// The finished lines.
    ///
    /// - Parameter columns: The terminal's width; nil for lines of any length.
    func lines(columns: Int?) -> [SafeText] {
        let widths = (rows.map(\.cells.count).max() ?? 0).counted.map { column in
            min(cellLimit, rows.compactMap { $0.cells.at(column)?.width }.max() ?? 0)
        }
        return rows.flatMap { lines(of: $0, widths, columns ?? .max) }
    }

    private func lines(of row: Row, _ widths: [Int], _ limit: Int) -> [SafeText] {
        let cells = zip(row.cells, widths).enumerated().map { column, cell in
            cell.0.fitted(to: cell.1, alignment: rightAligned.contains(column) ? .right : .left)
        }
        let gap: SafeText = "  "
        let margin = (" " as SafeText).repeated(indent)
        var lines = [margin + .joined(cells, separator: gap)]
        for word in row.words where !word.isEmpty {
            let line = lines.removeLast()
            if line.width + 2 + word.width <= limit {
                lines.append(line + gap + word)
            } else {
                let deeper = margin + "    "
                let room = max(10, limit - deeper.width)
                lines += [line] + word.wrapped(to: room).map { deeper + $0 }
            }
        }
        return lines
    }
}

extension Int {
    /// The numbers from zero up to this one.
    fileprivate var counted: Range<Int> { 0..<self }
}

extension Array {
    /// The element at a place, if there is one.
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
