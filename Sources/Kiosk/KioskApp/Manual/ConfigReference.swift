import ArgumentParser
import FoundationEssentials
import TerminalGraphics

/// The reference of all settings, generated from the table of settings, for people and for editors.
enum ConfigReference {
    /// The output format of the reference.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, schema
    }

    /// Returns the lines of the whole reference.
    ///
    /// - Parameter columns: The width of the terminal; nil for lines of any length.
    static func lines(_ format: Format, columns: Int?) -> [SafeText] {
        switch format {
        case .text: text(columns)
        case .md: markdown.map { SafeText(untrusted: $0) }
        case .schema: JSONText.indented(ConfigSchema()).map { SafeText(untrusted: $0) }
        }
    }

    /// Returns the failure for an unknown setting, with the nearest name if there is one.
    static func unknown(_ name: String) -> CommandFailure {
        let near = Spelling.nearest(to: name, in: SettingKey.allCases.map(\.rawValue))
            .map { " Did you mean “\($0)”?" }
        return .usage(
            "There is no setting “\(name.prefix(80))”.\(near ?? " See kiosk config reference.")"
        )
    }

    private static func text(_ columns: Int?) -> [SafeText] {
        var table = TextTable()
        table.rows = SettingOption.all.map { option in
            TextTable.Row(
                cells: [
                    SafeText(untrusted: option.key.rawValue), SafeText(untrusted: option.usual),
                ],
                words: [
                    SafeText(untrusted: option.sentence),
                    SafeText(untrusted: "(\(option.kind.word))"),
                ])
        }
        return table.lines(columns: columns)
    }

    /// The settings as a table in Markdown, as the manual contains it.
    static var markdown: [String] {
        let rows = SettingOption.all.map { option in
            "| `\(option.key.rawValue)` | \(option.kind.word) | \(usual(option)) | "
                + "\(option.sentence)\(option.isLive ? " ↻" : "") |"
        }
        return ["| Setting | Values | Default | Purpose |", "| --- | --- | --- | --- |"]
            + rows
    }

    private static func usual(_ option: SettingOption) -> String {
        option.usualText.isEmpty
            ? String(option.usual.dropFirst().dropLast()) : "`\(option.usual)`"
    }

    /// A config file in which every line is commented out.
    static var example: [String] {
        let head = [
            "# Settings of kiosk. Remove the # before a line to use it. kiosk config explain shows the effective values.",
            "# An option (--account) and a variable (KIOSK_ACCOUNT) take precedence over a line here.",
        ]
        return head
            + SettingOption.all.flatMap { option in
                [
                    "", "# \(option.sentence)",
                    "# \(option.kind.word); default: \(option.usual)"
                        + (option.isLive ? "; an open shop applies changes at once" : ""),
                    "#\(option.key.rawValue): \(option.example)",
                ]
            }
    }
}
