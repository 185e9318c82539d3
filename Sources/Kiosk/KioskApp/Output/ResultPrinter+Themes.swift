import TerminalGraphics

/// Prints themes; this needs no backend.
extension ResultPrinter {
    /// Prints the available themes.
    static func themes(_ lines: [ThemeJSON], _ out: Output) {
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

    /// Prints a preview of a theme: the shop, then each role.
    static func themePreview(
        _ theme: Theme, named name: String, isBrief: Bool, _ settings: Settings
    ) {
        let out = settings.output
        guard !out.isJSON else {
            for role in Role.allCases { out.json(ThemeRoleJSON(role, of: theme, named: name)) }
            return
        }
        let width = min(out.columns ?? 80, 100)
        let depth = out.sink.depth(settings.environment)
        out.text("\(name): \(theme.name.string), \(theme.variant.rawValue)")
        out.canvas(ThemeSpecimen.shop(width: width), theme, depth)
        guard !isBrief else { return }
        out.text("")
        out.canvas(ThemeSpecimen.swatches(of: theme, width: width), theme, depth)
    }

    /// Prints the result of checking a theme file.
    static func themeCheck(_ line: ThemeCheckJSON, _ out: Output) {
        out.json(line)
        if let error = line.error { return out.text(error.text(in: line.file)) }
        out.text("\(line.file): \(line.name ?? "-"), \(line.variant ?? "-"), valid")
        for warning in line.warnings { out.text("  " + warning.text(in: line.file)) }
    }
}
