import TerminalGraphics

/// Themes, which need no backend.
extension Report {
    /// The themes there are.
    static func themes(_ lines: [ThemeLine], _ out: Output) {
        var table = TextTable()
        table.rows = lines.map { line in
            out.json(line)
            let source = line.path.map { SafeText(untrusted: $0) } ?? "built in"
            let trouble = line.error.map { [SafeText(untrusted: $0)] } ?? []
            return TextTable.Row(
                cells: [
                    line.inUse ? "*" : " ", SafeText(untrusted: line.name),
                    SafeText(untrusted: line.variant ?? "broken"),
                ], words: line.error == nil ? [source] : trouble)
        }
        for line in table.lines(columns: out.columns) { out.text(line) }
    }

    /// What a check of a theme file found.
    static func themeCheck(_ line: ThemeCheckLine, _ out: Output) {
        out.json(line)
        if let error = line.error { return out.text(error.text(in: line.file)) }
        out.text("\(line.file): \(line.name ?? "-"), \(line.variant ?? "-"), can be used")
        for warning in line.warnings { out.text("  " + warning.text(in: line.file)) }
    }
}
