import TerminalGraphics

/// Prints settings; this needs no backend.
extension ResultPrinter {
    /// Prints the value and the source of each setting.
    static func settings(_ lines: [SettingJSON], _ out: Output) {
        // A truncated path is useless, so a pipe gets it whole; on a terminal it must leave room for the source.
        var table = TextTable(cellLimit: out.columns == nil ? 4096 : 60)
        table.rows = lines.map { line in
            out.json(line)
            return TextTable.Row(
                cells: [SafeText(untrusted: line.name), SafeText(untrusted: line.value)],
                words: [SafeText(untrusted: line.origin)])
        }
        for line in table.lines(columns: out.columns) { out.text(line) }
    }
}
