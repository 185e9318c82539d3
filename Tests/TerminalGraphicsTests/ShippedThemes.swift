import Foundation

@testable import TerminalGraphics

/// Reads the files of the folder `themes`.
enum ShippedThemes {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "themes")

    /// The sorted names of the themes.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

    /// The themes that define every color, so that it can be checked.
    static let colored = names.filter { !terminal.contains($0) }

    /// The themes that use the terminal's own colors.
    static let terminal = ["kiosk-default", "kiosk-mono", "sixteen-dark", "sixteen-light"]

    /// The color vision that each of these themes is made for.
    static let colorBlind: [(name: String, vision: ColorVisionDeficiency)] = [
        ("deutan", ColorVisionDeficiency.deuteranopia), ("protan", .protanopia),
        ("tritan", .tritanopia),
    ].flatMap { [($0.0 + "-dark", $0.1), ($0.0 + "-light", $0.1)] }

    static let highContrast = ["kiosk-contrast", "kiosk-contrast-light"]

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name + ".yaml"), encoding: .utf8)
    }

    static func load(_ name: String) throws -> ThemeFile {
        try ThemeFile(text: try text(name), file: name + ".yaml") { try text($0) }
    }

    static func theme(_ name: String) throws -> Theme { try load(name).theme }

    /// Every style on the golden screens of the interface, read from their legends.
    static let drawnStyles: Set<Style> = {
        let goldens = folder.deletingLastPathComponent().appending(
            path: "Tests/KioskUITests/Goldens")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
        return Set(
            files.flatMap { file in
                (try? String(contentsOf: goldens.appending(path: file), encoding: .utf8))?
                    .components(separatedBy: "\nlegend\n").last?.split(separator: "\n") ?? []
            }.compactMap { style($0.dropFirst(2)) })
    }()

    /// Parses a style such as `price on selection bold`; attributes do not change colors.
    private static func style(_ summary: Substring) -> Style? {
        let words = summary.split(separator: " ").map(String.init)
        guard let role = words.first.flatMap(Role.init) else { return nil }
        guard words.count > 2, words[1] == "on" else { return Style(role) }
        return Role(rawValue: words[2]).map { Style(role, on: $0) }
    }
}
