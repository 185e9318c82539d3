import TerminalGraphics

/// The configured theme.
enum ThemeChoice: Hashable, Sendable {
    /// The built-in theme, which is readable on every background.
    case builtIn
    /// A theme by its name or file.
    case single(String)
    /// A theme for light and one for dark backgrounds. While the background is unknown, the built-in theme is used.
    case pair(light: String, dark: String)

    /// Parses the command line's form: `night-market`, or `day-market,night-market` with the light theme first.
    init(_ text: String?) {
        guard let text else {
            self = .builtIn
            return
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) {
            self = .pair(light: String(parts[0]), dark: String(parts[1]))
        } else {
            self = text == ThemeLocator.builtInName ? .builtIn : .single(text)
        }
    }

    /// The text from which ``init(_:)`` creates the choice.
    var text: String {
        switch self {
        case .builtIn: ThemeLocator.builtInName
        case .single(let name): name
        case .pair(let light, let dark): "\(light),\(dark)"
        }
    }

    /// The names of all themes that may be used.
    var names: [String] {
        switch self {
        case .builtIn: [ThemeLocator.builtInName]
        case .single(let name): [name]
        case .pair(let light, let dark): [light, dark]
        }
    }

    /// Returns the name of the theme for a background, or nil for the built-in theme.
    ///
    /// - Parameter isDark: Whether the background is dark, or nil if it is unknown.
    func name(onDark isDark: Bool?) -> String? {
        switch self {
        case .builtIn: nil
        case .single(let name): name
        case .pair(let light, let dark): isDark.map { $0 ? dark : light }
        }
    }

    /// Whether the theme depends on the background.
    var dependsOnBackground: Bool {
        if case .pair = self { return true }
        return false
    }
}

/// A theme with the files from which it was read.
struct LoadedTheme: Sendable {
    let theme: Theme
    /// The file of the theme and those from which it inherits; empty for the built-in theme.
    let files: [File]

    /// A file and its state when the theme was read.
    struct File: Hashable, Sendable {
        let path: String
        /// The stamp of the file, or nil if it did not exist.
        let stamp: FileStamp?

        init(_ path: String) {
            self.path = path
            stamp = FileStamp(path)
        }
    }

    /// Whether one of the files has changed since the theme was read.
    var isStale: Bool { files.contains { $0 != File($0.path) } }

    /// The folders to watch for changes of the files.
    var folders: Set<String> { Set(files.flatMap { WatchedFolders.of($0.path) }) }
}
