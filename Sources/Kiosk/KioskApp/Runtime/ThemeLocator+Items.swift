import KioskUI
import TerminalGraphics

extension ThemeLocator {
    /// The themes that there are, for a list to choose from.
    ///
    /// What they are made for is looked up where the file says it and not worked out: a list of many opens at once.
    ///
    /// - Parameter name: The one that is shown now; nil for the built-in one.
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
