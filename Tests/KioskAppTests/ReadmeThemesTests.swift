import Foundation
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("The themes in README")
struct ReadmeThemesTests {
    private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("README has a line for every shipped theme, as its file says it")
    func table() throws {
        let text = try String(
            contentsOf: Self.checkout.appending(path: "README.md"), encoding: .utf8)
        let start = try #require(text.range(of: "<!-- themes -->\n"))
        let end = try #require(text.range(of: "<!-- /themes -->"))
        let wanted = try Self.table()
        #expect(
            String(text[start.upperBound..<end.lowerBound]) == wanted,
            "Put this between <!-- themes --> and <!-- /themes --> in README.md:\n\(wanted)")
    }

    private static func table() throws -> String {
        let library = ThemeLibrary(
            environment: [:], executable: checkout.appending(path: ".build/debug/kiosk").path)
        let rows = try library.entries.map { entry in
            let path = try #require(entry.path)
            let theme = try library.theme(entry.name)
            let ground = theme.variant == .auto ? "either" : theme.variant.rawValue
            return "| `\(entry.name)` | \(ground) | \(try idea(of: path)) |\n"
        }
        return "| Theme | Background | Idea |\n| --- | --- | --- |\n" + rows.joined()
    }

    /// The comment at the top of a file, as one line.
    private static func idea(of path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }.joined(separator: " ")
    }
}
