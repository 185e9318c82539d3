import TerminalGraphics

/// The theme that the shop is drawn in: what was asked for, as far as it can be read; of a pair the one for the
/// terminal's background.
struct ThemeController {
    private let library: ThemeLocator
    private(set) var choice: ThemeChoice
    private var background: TerminalBackground
    private var worn: LoadedTheme
    /// What is worn; nil for the built-in theme.
    private(set) var wornName: String?
    /// Each theme as it was when it could last be read, by its name.
    private var kept: [String?: LoadedTheme] = [:]
    /// Why the files, as they are now, are not what is worn.
    private var complaint: CommandFailure?

    /// - Parameter hasDarkBackground: What the environment says; nil for nothing.
    /// - Throws: ``CommandFailure`` where the theme, or one of a pair, cannot be used.
    init(
        _ choice: ThemeChoice, in library: ThemeLocator, hasDarkBackground: Bool?
    ) throws(CommandFailure) {
        self.library = library
        self.choice = choice
        background = TerminalBackground(environment: hasDarkBackground)
        wornName = choice.name(onDark: background.isDark)
        worn = try Self.load(choice, wornName, in: library)
        kept = [wornName: worn]
    }

    var theme: Theme { worn.theme }

    /// The folders in which a change of the theme shows.
    var folders: Set<String> { worn.folders }

    /// The files that the theme was read from.
    var files: [String] { worn.files.map(\.path) }

    /// Changes to another theme; one that was worn before and is broken now is worn as it was.
    ///
    /// - Returns: What is wrong with its files, where it is worn as it was.
    /// - Throws: ``CommandFailure`` where it cannot be used; then everything stays as it was.
    mutating func choose(_ choice: ThemeChoice) throws(CommandFailure) -> CommandFailure? {
        let name = choice.name(onDark: background.isDark)
        do throws(CommandFailure) {
            wear(try Self.load(choice, name, in: library), name)
        } catch {
            guard let last = kept[name] else { throw error }
            wear(last, name)
            complaint = error
        }
        self.choice = choice
        return complaint.map(brief)
    }

    private mutating func wear(_ theme: LoadedTheme, _ name: String?) {
        (worn, wornName, complaint) = (theme, name, nil)
        kept[name] = theme
    }

    /// Reads both of a pair: a mistake in the one that is not worn is better told now.
    private static func load(
        _ choice: ThemeChoice, _ name: String?, in library: ThemeLocator
    ) throws(CommandFailure) -> LoadedTheme {
        for other in choice.names where choice.dependsOnBackground && other != name {
            _ = try library.load(other)
        }
        return try library.load(name)
    }

    /// Takes in what the terminal said of its background; ``freshen()`` changes the theme.
    ///
    /// - Returns: Whether the terminal is to be asked for the colour, which has changed.
    mutating func take(_ reply: TerminalReply) -> Bool {
        background.take(reply) && choice.dependsOnBackground
    }

    /// Reads the theme again if its files have changed, or if it is another one's turn; what cannot be read changes
    /// nothing but what is said.
    ///
    /// - Returns: Whether the theme is another one now, and the trouble there is; the same trouble is told once.
    mutating func freshen() -> (isNew: Bool, trouble: CommandFailure?) {
        let name = choice.name(onDark: background.isDark)
        guard complaint != nil || name != wornName || worn.isStale else { return (false, nil) }
        do throws(CommandFailure) {
            let old = theme
            wear(try library.load(name), name)
            return (theme != old, nil)
        } catch {
            defer { complaint = error }
            return (false, error.message == complaint?.message ? nil : brief(error))
        }
    }

    /// The same without the folders, which the person who edits the file knows, and which fill a small screen.
    private func brief(_ failure: CommandFailure) -> CommandFailure {
        let message = folders.reduce(failure.message) { $0.replacing($1 + "/", with: "") }
        return CommandFailure(failure.exitCode, failure.code, message)
    }
}
