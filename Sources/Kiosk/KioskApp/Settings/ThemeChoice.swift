/// Which theme was asked for.
enum ThemeChoice: Hashable, Sendable {
    /// None: the built-in one, which can be read on every background.
    case builtIn
    /// This one, by its name or file.
    case one(String)
    /// The first on a light background, the second on a dark one; while nobody says which it is, the built-in one.
    case pair(light: String, dark: String)

    /// As it is written on the command line: `night-market`, or `day-market,night-market` with the light one first.
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

    /// The same as text, for ``init(_:)``.
    var text: String {
        switch self {
        case .builtIn: ThemeLocator.builtInName
        case .one(let name): name
        case .pair(let light, let dark): "\(light),\(dark)"
        }
    }

    /// All that may be used.
    var names: [String] {
        switch self {
        case .builtIn: [ThemeLocator.builtInName]
        case .one(let name): [name]
        case .pair(let light, let dark): [light, dark]
        }
    }

    /// The one for a background; nil for the built-in one.
    ///
    /// - Parameter isDark: Whether the background is dark; nil where nobody knows.
    func name(onDark isDark: Bool?) -> String? {
        switch self {
        case .builtIn: nil
        case .one(let name): name
        case .pair(let light, let dark): isDark.map { $0 ? dark : light }
        }
    }

    /// Whether it depends on the background.
    var dependsOnBackground: Bool {
        if case .pair = self { return true }
        return false
    }
}
