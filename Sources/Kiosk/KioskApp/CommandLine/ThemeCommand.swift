import ArgumentParser
import TerminalGraphics

/// The command `kiosk theme`: lists, previews and checks themes.
struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme",
        abstract: "See the themes there are, try them on, and check theme files.",
        discussion: """
            A theme is a YAML file with a palette and roles, or a base16 or base24 scheme. Names are looked for in \
            ~/.config/kiosk/themes, in themes beside the executable, in ../share/kiosk/themes beside its folder, and in \
            a checkout's themes. Of two names, as in --theme day-market,night-market, the first is for light \
            backgrounds and the second for dark ones; which it is the terminal is asked.
            """,
        subcommands: [List.self, Preview.self, Check.self])

    /// Lists the themes.
    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the themes there are; * marks the one in use.",
            discussion: """
                EXAMPLES
                  kiosk theme list
                  kiosk --theme kiosk-light
                """)

        @OptionGroup var options: GlobalOptions

        var usesPicks: Bool { true }

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

    /// Previews themes.
    struct Preview: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "preview",
            abstract: "Show the shop in a theme, its colours, and how well they can be read.",
            discussion: """
                Each role is written in its own colours, on the screen and on a selected line, with its lowest \
                contrast on the backgrounds it appears on (1 to 21; letters need 4.5). In a pipe there are no colours.

                EXAMPLES
                  kiosk theme preview night-market
                  kiosk theme preview mine.yaml
                  kiosk theme preview --all
                """)

        @OptionGroup var options: GlobalOptions

        @Argument(
            help: "Names or files; without any, the theme in use.",
            completion: .names(Completions.themes))
        var names: [String] = []

        @Flag(help: "Every theme there is, without its colours one by one.")
        var all = false

        var usesPicks: Bool { true }

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

    /// Checks theme files.
    struct Check: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Say what is wrong or odd in theme files, with line and column.",
            discussion: """
                Also what is hard to read (WCAG contrast below 4.5 for letters, 3 for lines), and which states look \
                the same to full sight or to the colour-blind. The terminal's own colours cannot be judged.

                EXAMPLES
                  kiosk theme check mine.yaml
                EXIT CODES
                  0   every file can be used
                  65  one can not
                """)

        @OptionGroup var options: GlobalOptions

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
