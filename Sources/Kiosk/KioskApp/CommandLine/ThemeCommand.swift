import ArgumentParser
import TerminalGraphics

struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "theme", "List, preview and check themes.",
        discussion: """
            A theme is a YAML file with a palette and roles, or a base16 or base24 scheme. Themes are searched by name \
            in ~/.config/kiosk/themes, in the folder themes beside the executable, in ../share/kiosk/themes relative \
            to the executable's folder, and in the folder themes of a source checkout. With two names, as in --theme \
            day-market,night-market, the first is used on light backgrounds and the second on dark ones; kiosk asks \
            the terminal for its background.
            """,
        subcommands: [List.self, Preview.self, Check.self])

    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            "list", "List the available themes; * marks the active one.",
            discussion: """
                EXAMPLES
                  kiosk theme list
                  kiosk --theme kiosk-light
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }

        var usesSavedPreferences: Bool { true }

        func run(_ settings: Settings) async throws -> Int32 {
            let themes = ThemeLocator(environment: settings.environment)
            let inUse = ThemeChoice(settings.theme).names
            var lines = themes.entries.map {
                ThemeJSON($0, in: themes, isInUse: inUse.contains($0.name))
            }
            let listed = Set(lines.map(\.name))
            for name in inUse where !listed.contains(name) {
                let entry = ThemeLocator.Entry(name: name, path: name)
                lines.append(ThemeJSON(entry, in: themes, isInUse: true))
            }
            ResultPrinter.themes(lines, settings.output)
            return 0
        }
    }

    struct Preview: KioskCommand {
        static let configuration = CommandConfiguration(
            "preview", "Show the shop in a theme, with its colors and their contrast.",
            discussion: """
                Each role is printed in its colors, on the screen's background and on a selected line, with its lowest \
                contrast on the backgrounds where it appears (1 to 21; text needs 4.5). In a pipe, no colors are \
                printed.

                EXAMPLES
                  kiosk theme preview night-market
                  kiosk theme preview mine.yaml
                  kiosk theme preview --all
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(
            help: "Names or files; by default the active theme.",
            completion: .names(CompletionCandidates.themes))
        var names: [String] = []
        @Flag(help: "Preview all themes, without the table of colors.")
        var all = false

        var usesSavedPreferences: Bool { true }

        func run(_ settings: Settings) async throws -> Int32 {
            let library = ThemeLocator(environment: settings.environment)
            let inUse = ThemeChoice(settings.theme).names
            for name in all ? library.names : names.isEmpty ? inUse : names {
                let theme = try library.theme(name)
                ResultPrinter.themePreview(theme, named: name, isBrief: all, settings)
            }
            return 0
        }
    }

    struct Check: KioskCommand {
        static let configuration = CommandConfiguration(
            "check", "Check theme files, and print problems with line and column.",
            discussion: """
                Warns about colors that are hard to read (WCAG contrast below 4.5 for text, 3 for lines), and about \
                states that look the same with normal vision or with color blindness. The terminal's own colors cannot \
                be checked.

                EXAMPLES
                  kiosk theme check mine.yaml

                EXIT CODES
                  0   every file can be used
                  65  a file cannot be used
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(help: "Theme files, or names of themes.")
        var files: [String]

        func run(_ settings: Settings) async throws -> Int32 {
            let themes = ThemeLocator(environment: settings.environment)
            let lines = files.map { ThemeCheckJSON(file: themes.file(of: $0), in: themes) }
            for line in lines { ResultPrinter.themeCheck(line, settings.output) }
            return lines.contains { $0.status == .refused } ? 65 : 0
        }
    }
}
