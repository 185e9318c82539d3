import Foundation
import KioskTestSupport
import Testing

/// Tests a catalog with hostile texts, since catalogs come from other authors.
@Suite("A hostile catalog")
struct HostileCatalogTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let titles = [
        #"\e[31mred\e[2J\e[99;99Hgone"#, #"\e]52;c;b3duZWQ=\a\e]0;owned\a"#,
        #"a\u202Etxt.exe\u202C\u2066b\u2069"#, #"line\r\nbreak\tout\v\f"#,
        #"\x9B31m\x9D2;owned\x9C\x90q"#,
        #"zero\u200B\u2060\uFEFFwidth\u00AD"#, #"tag\U000E0041\U000E0042\U000E007F"#, "",
        #"\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301zalgo"#, #"\uFFFE\uFDD0\U0010FFFF"#,
        String(repeating: "long", count: 1250), "60 Gems",
    ]

    private var catalog: String {
        let head =
            "app: {bundle-id: com.example.hostile, name: Hostile}\nstorefront: USA\nlocale: en\nproducts:\n"
        let products = Self.titles.enumerated().map { index, title in
            """
              - id: com.example.hostile.p\(index)
                type: consumable
                localizations: {en: {name: "\(title)", description: "\(title) \(title)"}}
                prices: {USA: "0.99"}
                grants: {gems: 1}
            """
        }
        return head + products.joined(separator: "\n") + "\n"
    }

    /// Text that must never reach a terminal.
    private static let forbidden = [
        "\u{1B}[31mred", "\u{1B}[99;99H", "\u{1B}]52", "\u{1B}]0;", "owned\u{07}", "\u{202E}",
        "\u{202C}", "\u{2066}", "\u{2069}", "\u{9B}", "\u{9D}", "\u{9C}", "\u{90}", "\u{200B}",
        "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{E007F}", "\u{0B}", "\u{0C}", "\u{FFFE}",
    ]

    private func expectHarmless(_ output: String, _ location: SourceLocation = #_sourceLocation) {
        let found = Self.forbidden.filter { contains(output, $0) }
        #expect(found.map(\.debugDescription) == [], sourceLocation: location)
    }

    /// Compares bytes: a character comparison would miss a mark combined with another character.
    private func contains(_ text: String, _ part: String) -> Bool {
        Data(text.utf8).range(of: Data(part.utf8)) != nil
    }

    @Test("no hostile text reaches the screen unescaped, and the shop can be used")
    func screen() async throws {
        let file = try folder.write(catalog, to: "hostile.yaml")
        let shop = try await openShop(["--catalog", file], in: folder, width: 120, height: 36)
        // Opens each product's dialog and scrolls its detail to the end; Enter activates Cancel.
        for index in Self.titles.indices {
            shop.type("b")
            try await shop.waitForText("[ Cancel ]")
            shop.type("\r")
            try await shop.waitForScreen("no dialog") { !$0.contains("[ Cancel ]") }
            try await shop.waitForText("com.example.hostile.p\(index)")
            shop.type("j")
        }
        shop.type("?")
        let screen = try await shop.waitForText("Help")
        #expect(!screen.hasOverflow)
        #expect(screen.title == "kiosk")
        #expect(screen.copies == [])
        shop.type("\u{03}")
        #expect(try await shop.waitForEnd() == .exit(0))
        expectRestored(shop)
        expectHarmless(String(decoding: shop.output, as: UTF8.self))
    }
}
