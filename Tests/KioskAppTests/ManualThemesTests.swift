import Foundation
import KioskManual
import KioskTestSupport
import KioskUI
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
        let rows = try library.items(inUse: nil).map { item in
            let theme = try library.theme(item.name)
            let ground = theme.variant == .auto ? "either" : theme.variant.rawValue
            return "| `\(item.name)` | \(ground) | \(item.idea) |\n"
        }
        return "| Theme | Background | Description |\n| --- | --- | --- |\n" + rows.joined()
    }
}
