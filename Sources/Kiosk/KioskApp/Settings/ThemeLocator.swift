import FoundationEssentials
import Glibc
import KioskUI
import TerminalGraphics
import TextParsing

/// Finds themes in the user's own folder, beside the executable and in the checkout.
struct ThemeLocator: Sendable {
    /// A theme with its name.
    struct Entry: Hashable, Sendable {
        let name: String
        /// The file of the theme, or nil for the built-in one.
        let path: String?
    }

    /// The name of the built-in theme, which does not need a file.
    static let builtInName = "kiosk-default"

    /// The folders in which themes are looked for, the preferred one first.
    let folders: [String]

    init(environment: [String: String], executable: String? = Self.executable) {
        let own = ConfigFolder.path(environment).map { $0 + "/themes" }
        folders = [own].compactMap { $0 } + (executable.map(Self.shipped) ?? [])
    }

    /// Returns the folders of the themes that come with kiosk.
    ///
    /// They are `themes` beside the executable, as in an unpacked archive, `../share/kiosk/themes`, and `themes` in the
    /// checkout that contains the executable.
    private static func shipped(_ executable: String) -> [String] {
        var folder = executable
        func goUp() { folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "" }
        goUp()
        var folders = [folder + "/themes"]
        goUp()
        folders.append(folder + "/share/kiosk/themes")
        for _ in 0..<4 {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
                folders.append(folder + "/themes")
            }
            goUp()
        }
        return folders
    }

    private static var executable: String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether the text is the path of a file and not a name.
    static func isFile(_ text: String) -> Bool {
        text.contains("/") || text.hasSuffix(".yaml") || text.hasSuffix(".yml")
    }

    /// The available themes, sorted by name. Of several files with the same name, it contains the one that the name
    /// selects.
    var entries: [Entry] {
        var entries = [Self.builtInName: Entry(name: Self.builtInName, path: nil)]
        for folder in folders.reversed() {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for file in files where file.hasSuffix(".yaml") && !file.hasPrefix(".") {
                let name = String(file.dropLast(5))
                entries[name] = Entry(name: name, path: "\(folder)/\(file)")
            }
        }
        return entries.values.sorted { $0.name < $1.name }
    }

    /// The names of the available themes, sorted. They always include the built-in theme.
    var names: [String] { entries.map(\.name) }

    /// Returns the theme with a name or in a file.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column, or the available themes.
    func theme(_ name: String) throws(CommandFailure) -> Theme { try load(name).theme }

    /// Returns the theme with a name or in a file, together with the files from which it was read; nil is the built-in
    /// one.
    ///
    /// - Throws: ``CommandFailure`` as ``theme(_:)`` does.
    func load(_ name: String?) throws(CommandFailure) -> LoadedTheme {
        guard let name else { return LoadedTheme(theme: .builtIn, files: []) }
        guard let path = Self.isFile(name) ? name : path(of: name) else {
            guard [Self.builtInName, Theme.builtIn.name.string].contains(name) else {
                throw unknown(name)
            }
            return LoadedTheme(theme: .builtIn, files: [])
        }
        // The stamp precedes the reading, so that a change in between makes the loaded theme stale.
        var files = [LoadedTheme.File(path)]
        do {
            let file = try checked(path) { files.append(LoadedTheme.File($0)) }
            return LoadedTheme(theme: file.theme, files: files)
        } catch {
            throw error as? CommandFailure ?? CommandFailure(65, "theme", "\(error)")
        }
    }

    /// Parses a theme file, which may inherit from any available theme.
    ///
    /// - Parameter note: Receives the path of each inherited file.
    /// - Throws: `ThemeError`, or ``CommandFailure`` if the file cannot be read.
    func checked(_ path: String, note: (String) -> Void = { _ in }) throws -> ThemeFile {
        try ThemeFile(text: try Self.text(path), file: path) { name in
            guard let path = self.path(of: name) else { return nil }
            note(path)
            return try Self.text(path)
        }
    }

    private static func text(_ path: String) throws(CommandFailure) -> String {
        do throws(BoundedFileReader.Failure) {
            return try BoundedFileReader.text(path)
        } catch {
            throw CommandFailure(
                65, "theme", "\(path) cannot be read as a theme: \(error.reason).")
        }
    }

    private func unknown(_ name: String) -> CommandFailure {
        let nearest = SpellingSuggestion.question(for: name, in: names) ?? ""
        return CommandFailure(
            65, "unknown-theme",
            "There is no theme “\(name.prefix(80))”.\(nearest) Available themes: "
                + names.prefix(40).joined(separator: ", ") + ".")
    }

    /// Returns the file of a theme name. A path, or an unknown name, is returned unchanged.
    func file(of name: String) -> String {
        Self.isFile(name) ? name : path(of: name) ?? name
    }

    private func path(of name: String) -> String? {
        let isName = name.utf8.allSatisfy { $0 != 0x2F && $0 != 0 } && !name.hasPrefix(".")
        guard isName else { return nil }
        return folders.map { "\($0)/\(name).yaml" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }
}

extension ThemeLocator {
    /// Returns the available themes for a list.
    ///
    /// Whether a theme is dark is read from its `variant` line only and not computed, and its idea is the comment at the
    /// top of its file, because a long list has to open at once.
    /// - Parameter name: The active theme, or nil for the built-in one.
    func items(inUse name: String?) -> [ThemeItem] {
        entries.map { entry in
            let text = entry.path.flatMap { try? BoundedFileReader.text($0) } ?? ""
            return ThemeItem(
                name: entry.name, idea: Self.idea(text), isDark: Self.declaresDark(text),
                isInUse: entry.name == name ?? Self.builtInName)
        }
    }

    /// Returns the comment at the top of a theme file as one line.
    private static func idea(_ text: String) -> String {
        text.split(separator: "\n").prefix { $0.hasPrefix("# ") }
            .map { String($0.dropFirst(2)) }.joined(separator: " ")
    }

    private static func declaresDark(_ text: String) -> Bool? {
        let variant = text.split(separator: "\n").first { $0.hasPrefix("variant:") }
        switch variant?.dropFirst("variant:".count).filter({ $0.isLetter }) {
        case "dark": return true
        case "light": return false
        default: return nil
        }
    }
}
