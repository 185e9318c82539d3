import TerminalGraphics

/// Settings, which need no backend.
extension Report {
    /// What each setting is, and who says so.
    static func settings(_ lines: [SettingLine], _ out: Output) {
        var table = TextTable()
        table.rows = lines.map { line in
            out.json(line)
            return TextTable.Row(
                cells: [SafeText(untrusted: line.name), SafeText(untrusted: line.value)],
                words: [SafeText(untrusted: line.origin)])
        }
        for line in table.lines(columns: out.columns) { out.text(line) }
    }
}
