import Foundation
import KioskManual
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Themes in the manual")
struct ManualThemesTests {
    private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("the manual has a row for every theme with the description from the theme's file")
    func table() throws {
        let wanted = try Self.table()
        #expect(
            try ManualArticle("themes").hasTable("themes", wanted),
            "Record the table with KIOSK_RECORD=1.")
    }

    private static func table() throws -> String {
        let library = ThemeLocator(
            environment: [:], executable: checkout.appending(path: ".build/debug/kiosk").path)
        let rows = try library.entries.map { entry in
            let path = try #require(entry.path)
            let theme = try library.theme(entry.name)
            let ground = theme.variant == .auto ? "either" : theme.variant.rawValue
            return "| `\(entry.name)` | \(ground) | \(try description(of: path)) |\n"
        }
        return "| Theme | Background | Description |\n| --- | --- | --- |\n" + rows.joined()
    }

    /// Returns the comment at the top of a file as one line.
    private static func description(of path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }.joined(separator: " ")
    }
}
