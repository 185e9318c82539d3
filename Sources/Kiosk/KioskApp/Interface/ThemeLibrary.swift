import FoundationEssentials
import Glibc
import TerminalGraphics

/// Finds themes: the person's own folder, the one beside the executable, the checkout's.
struct ThemeLibrary: Sendable {
    private let folders: [String]

    init(environment: [String: String]) {
        var folders: [String] = []
        if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
            folders.append(config + "/kiosk/themes")
        } else if let home = environment["HOME"] {
            folders.append(home + "/.config/kiosk/themes")
        }
        var place = URL(filePath: Self.executable).deletingLastPathComponent()
        folders.append(place.deletingLastPathComponent().path() + "/share/kiosk/themes")
        for _ in 0..<5 {
            place = place.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: place.path() + "/Package.swift") {
                folders.append(place.path() + "/themes")
            }
        }
        self.folders = folders
    }

    private static var executable: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(
            decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The names there are, sorted; the built-in one is always among them.
    var names: [String] {
        let files = folders.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
        }
        let names = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
        return Set(names + [Theme.builtIn.name.string]).sorted()
    }

    /// The theme of a name, or of a file where the name has a slash.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column.
    func theme(_ name: String) throws(CommandFailure) -> Theme {
        if name == Theme.builtIn.name.string { return .builtIn }
        let path = name.contains("/") ? name : path(of: name)
        guard let path, let text = read(path) else {
            throw CommandFailure(
                65, "unknown-theme",
                "There is no theme “\(name.prefix(80))”. kiosk theme list names those there are.")
        }
        do {
            return try ThemeFile(text: text, file: path) { self.path(of: $0).flatMap(read) }.theme
        } catch {
            throw CommandFailure(65, "theme", "\(error)")
        }
    }

    private func path(of name: String) -> String? {
        let isName = name.utf8.allSatisfy { $0 != 0x2F && $0 != 0 } && !name.hasPrefix(".")
        guard isName else { return nil }
        return folders.map { "\($0)/\(name).yaml" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private func read(_ path: String) -> String? {
        guard let data = try? Data(contentsOf: URL(filePath: path)),
            data.count <= ThemeFile.sizeLimit
        else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
