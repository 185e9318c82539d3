import TerminalGraphics

/// The active theme: the configured theme, with reload after edits and fallback to the last valid version.
///
/// Of a light and dark pair, the theme for the terminal's background is active.
struct ThemeController {
    private let themes: ThemeLocator
    private(set) var choice: ThemeChoice
    private var background: TerminalBackground
    private var active: LoadedTheme
    /// The name of the active theme, or nil for the built-in theme.
    private(set) var activeName: String?
    /// The last valid version of each theme, by its name.
    private var lastValid: [String?: LoadedTheme] = [:]
    /// Why the current files cannot be used, or nil if the active theme is what they contain.
    private var failure: CommandFailure?

    /// - Parameter hasDarkBackground: Whether the environment says that the background is dark, or nil if it is
    ///   unknown.
    /// - Throws: ``CommandFailure`` if the theme, or one theme of a pair, cannot be used.
    init(
        _ choice: ThemeChoice, in library: ThemeLocator, hasDarkBackground: Bool?
    ) throws(CommandFailure) {
        self.themes = library
        self.choice = choice
        background = TerminalBackground(environment: hasDarkBackground)
        activeName = choice.name(onDark: background.isDark)
        active = try Self.load(choice, activeName, in: library)
        lastValid = [activeName: active]
    }

    var theme: Theme { active.theme }

    /// The folders to watch for changes of the theme.
    var folders: Set<String> { active.folders }

    /// The files from which the theme was read.
    var files: [String] { active.files.map(\.path) }

    /// Changes to another theme, or to the last valid version of it if its files cannot be used any more.
    ///
    /// - Returns: What is wrong with the files if the last valid version is used, or nil.
    /// - Throws: ``CommandFailure`` if the theme cannot be used at all; then nothing changes.
    mutating func choose(_ choice: ThemeChoice) throws(CommandFailure) -> CommandFailure? {
        let name = choice.name(onDark: background.isDark)
        do throws(CommandFailure) {
            activate(try Self.load(choice, name, in: themes), name)
        } catch {
            guard let last = lastValid[name] else { throw error }
            activate(last, name)
            failure = error
        }
        self.choice = choice
        return failure.map(withoutFolders)
    }

    private mutating func activate(_ theme: LoadedTheme, _ name: String?) {
        (active, activeName, failure) = (theme, name, nil)
        lastValid[name] = theme
    }

    /// Loads the theme and validates the other one of a pair, so that an error in it is reported early.
    private static func load(
        _ choice: ThemeChoice, _ name: String?, in library: ThemeLocator
    ) throws(CommandFailure) -> LoadedTheme {
        for other in choice.names where choice.dependsOnBackground && other != name {
            _ = try library.load(other)
        }
        return try library.load(name)
    }

    /// Records a reply of the terminal about its background. Call ``reloadIfNeeded()`` afterwards to change the theme.
    ///
    /// - Returns: Whether the terminal should be asked for the background color, because it has changed.
    mutating func apply(_ reply: TerminalReply) -> Bool {
        background.apply(reply) && choice.dependsOnBackground
    }

    /// Reloads the theme if its files or the background have changed. If it cannot be read, the active theme stays.
    ///
    /// - Returns: Whether the theme has changed, and the error. The same error is returned only once.
    mutating func reloadIfNeeded() -> (isNew: Bool, trouble: CommandFailure?) {
        let name = choice.name(onDark: background.isDark)
        guard failure != nil || name != activeName || active.isStale else { return (false, nil) }
        do throws(CommandFailure) {
            let old = theme
            activate(try themes.load(name), name)
            return (theme != old, nil)
        } catch {
            defer { failure = error }
            return (false, error.message == failure?.message ? nil : withoutFolders(error))
        }
    }

    /// The failure without folder names, which the user who edits the file knows and which fill a small screen.
    private func withoutFolders(_ failure: CommandFailure) -> CommandFailure {
        let message = folders.reduce(failure.message) { $0.replacing($1 + "/", with: "") }
        return CommandFailure(failure.exitCode, failure.code, message)
    }
}

extension Settings {
    /// Creates the controller with the configured theme.
    ///
    /// If a theme that was picked in the shop cannot be used, the built-in theme replaces it so that the shop opens.
    /// - Throws: ``CommandFailure`` with exit code 65 if a theme from any other source cannot be used.
    func makeThemeController(
        in themes: ThemeLocator, hasDarkBackground: Bool?
    ) throws(CommandFailure) -> ThemeController {
        do throws(CommandFailure) {
            return try ThemeController(
                ThemeChoice(theme), in: themes, hasDarkBackground: hasDarkBackground)
        } catch {
            switch resolved.explicitValue(.theme)?.source {
            case .picked:
                return try ThemeController(
                    .builtIn, in: themes, hasDarkBackground: hasDarkBackground)
            case .file(let path, let position):
                throw CommandFailure(
                    error.exitCode, error.code, "\(path):\(position): \(error.message)")
            default: throw error
            }
        }
    }
}
