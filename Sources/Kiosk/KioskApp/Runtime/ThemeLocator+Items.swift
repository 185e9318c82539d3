import KioskUI
import TerminalGraphics

extension ThemeLocator {
    /// Returns the available themes for a list.
    ///
    /// Whether a theme is dark is read from its `variant` line only and not computed, because a long list has to open
    /// at once.
    /// - Parameter name: The active theme, or nil for the built-in one.
    func items(inUse name: String?) -> [ThemeItem] {
        entries.map { entry in
            ThemeItem(
                name: entry.name, isDark: entry.path.flatMap(Self.saysDark),
                isInUse: entry.name == name ?? Self.builtInName)
        }
    }

    private static func saysDark(_ path: String) -> Bool? {
        guard let text = try? BoundedFileReader.text(path) else { return nil }
        let said = text.split(separator: "\n").first { $0.hasPrefix("variant:") }
        switch said?.dropFirst("variant:".count).filter({ $0.isLetter }) {
        case "dark": return true
        case "light": return false
        default: return nil
        }
    }
}
