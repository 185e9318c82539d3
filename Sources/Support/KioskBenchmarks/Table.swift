/// Formats rows of text in columns: text left-aligned, numbers right-aligned.
struct Table {
    let rows: [[String]]

    /// The table, with one line per row.
    var text: String {
        let widths = (rows.first ?? []).indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                pad(cell.0, to: cell.1, isNumber: (1...3).contains(column))
            }
            return trimmed(cells.joined(separator: "  ")) + "\n"
        }.joined()
    }

    private func pad(_ text: String, to width: Int, isNumber: Bool) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return isNumber ? space + text : text + space
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
