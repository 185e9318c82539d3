import TerminalGraphics

/// Settings, which need no backend.
extension ResultPrinter {
    /// What each setting is, and who says so.
    static func settings(_ lines: [SettingJSON], _ out: Output) {
        // A path that is cut names no file; on a terminal it must leave room for who says it.
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
