import Foundation

@testable import TerminalGraphics

/// The files of the folder `themes`, as they are.
enum ShippedThemes {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "themes")

    /// Their names, sorted.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

    /// Those that name every colour, so that it can be judged.
    static let colored = names.filter { !terminal.contains($0) }

    /// Those that use the terminal's own colours, whatever they are.
    static let terminal = ["kiosk-default", "kiosk-mono", "sixteen-dark", "sixteen-light"]

    /// For whom a theme was made.
    static let colorBlind: [(name: String, vision: ColorVision)] = [
        ("deutan", ColorVision.deuteranopia), ("protan", .protanopia), ("tritan", .tritanopia),
    ].flatMap { [($0.0 + "-dark", $0.1), ($0.0 + "-light", $0.1)] }

    static let highContrast = ["kiosk-contrast", "kiosk-contrast-light"]

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name + ".yaml"), encoding: .utf8)
    }

    static func load(_ name: String) throws -> ThemeFile {
        try ThemeFile(text: try text(name), file: name + ".yaml") { try text($0) }
    }

    static func theme(_ name: String) throws -> Theme { try load(name).theme }

    /// Every style that the golden screens of the interface are drawn in, from their legends.
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

    /// `price on selection bold`; attributes do not change colours.
    private static func style(_ summary: Substring) -> Style? {
        let words = summary.split(separator: " ").map(String.init)
        guard let role = words.first.flatMap(Role.init) else { return nil }
        guard words.count > 2, words[1] == "on" else { return Style(role) }
        return Role(rawValue: words[2]).map { Style(role, on: $0) }
    }
}
