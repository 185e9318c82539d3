import ArgumentParser
import TerminalGraphics

/// Works on themes.
struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "See the themes there are, and check theme files.",
        discussion: """
            A theme is a YAML file with a palette and roles, or a base16 scheme. Names are looked for in \
            ~/.config/kiosk/themes, in ../share/kiosk/themes beside the executable's folder, and in a checkout's \
            themes.
            """,
        subcommands: [List.self, Check.self])

    /// Lists themes.
    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the themes there are; * marks the one in use.",
            discussion: """
                EXAMPLES
                  kiosk theme list
                  kiosk --theme kiosk-light
                """)

        @OptionGroup var options: GlobalOptions

        func run(_ settings: Settings) async throws -> Int32 {
            let themes = ThemeLibrary(environment: settings.environment)
            let inUse = settings.theme ?? ThemeLibrary.builtInName
            var lines = themes.entries.map { ThemeLine($0, in: themes, isInUse: $0.name == inUse) }
            if !lines.contains(where: \.inUse) {
                let entry = ThemeLibrary.Entry(name: inUse, path: inUse)
                lines.append(ThemeLine(entry, in: themes, isInUse: true))
            }
            Report.themes(lines, settings.output)
            return 0
        }
    }

    /// Checks theme files.
    struct Check: KioskCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say what is wrong or odd in theme files, with line and column.",
            discussion: """
                EXAMPLES
                  kiosk theme check mine.yaml
                EXIT CODES
                  0   every file can be used
                  65  one can not
                """)

        @OptionGroup var options: GlobalOptions

        @Argument(help: "Theme files.")
        var files: [String]

        func run(_ settings: Settings) async throws -> Int32 {
            let themes = ThemeLibrary(environment: settings.environment)
            let lines = files.map { ThemeCheckLine(file: $0, in: themes) }
            for line in lines { Report.themeCheck(line, settings.output) }
            return lines.contains { $0.status == .refused } ? 65 : 0
        }
    }
}
