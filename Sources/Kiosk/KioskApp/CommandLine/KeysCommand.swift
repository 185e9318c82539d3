import ArgumentParser
import KioskUI
import TerminalGraphics

/// The command `kiosk keys`, also available as `kiosk help keys`.
struct KeysCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        "keys", "Show the keys of the shop, including your own.",
        discussion: """
            Prints the names of actions as the config file's “keys:” group uses them, and the keys that are in effect, \
            including the config file's changes. With --json, it prints a line \
            {"kind":"key","action","keys","text","screens","fixed"} for each.

            EXAMPLES
              kiosk help keys
              kiosk help keys --format md
              kiosk help keys --locale zh_CN
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Option(help: ArgumentHelp("text, md or json.", valueName: "format"))
    var format = Format.text

    var usesSavedPreferences: Bool { format != .json && !options.json }

    /// The output format of the table.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, json
    }

    func run(_ settings: Settings) async throws -> Int32 {
        let reference = KeyReference(
            settings.interface.preferences.keys, locale: settings.locale)
        let out = format == .json ? settings.output.inJSON : settings.output
        for entry in reference.entries { out.json(.key(entry)) }
        switch format {
        case .md: for line in reference.markdown.split(separator: "\n") { out.text(String(line)) }
        case .text, .json: out.table(TextTable(rows: reference.entries.map(row)))
        }
        return 0
    }

    private func row(_ entry: KeyReference.Entry) -> TextTable.Row {
        TextTable.Row(
            cells: [entry.label.isEmpty ? "-" : entry.label, entry.text, entry.screensText],
            words: [SafeText(untrusted: entry.action)])
    }
}
