/// The configured theme.
enum ThemeChoice: Hashable, Sendable {
    /// The built-in theme, which is readable on every background.
    case builtIn
    /// A theme by its name or file.
    case one(String)
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
            self = text == ThemeLocator.builtInName ? .builtIn : .one(text)
        }
    }

    /// The text from which ``init(_:)`` creates the choice.
    var text: String {
        switch self {
        case .builtIn: ThemeLocator.builtInName
        case .one(let name): name
        case .pair(let light, let dark): "\(light),\(dark)"
        }
    }

    /// The names of all themes that may be used.
    var names: [String] {
        switch self {
        case .builtIn: [ThemeLocator.builtInName]
        case .one(let name): [name]
        case .pair(let light, let dark): [light, dark]
        }
    }

    /// Returns the name of the theme for a background, or nil for the built-in theme.
    ///
    /// - Parameter isDark: Whether the background is dark, or nil if it is unknown.
    func name(onDark isDark: Bool?) -> String? {
        switch self {
        case .builtIn: nil
        case .one(let name): name
        case .pair(let light, let dark): isDark.map { $0 ? dark : light }
        }
    }

    /// Whether the theme depends on the background.
    var dependsOnBackground: Bool {
        if case .pair = self { return true }
        return false
    }
}
