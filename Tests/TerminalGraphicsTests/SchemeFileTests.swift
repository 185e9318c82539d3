import Testing

@testable import TerminalGraphics

/// Tests files as published by the tinted-theming project: spec-0.11 and the older formats.
@Suite("base16 and base24 schemes")
struct SchemeFileTests {
    private static let base16 = """
        base00 1b1d23 base01 23262e base02 343945 base03 6b7386 base04 a4abba base05 d5d9e0
        base06 e6e9ee base07 f7f8fa base08 ec6f75 base09 e39a5f base0A e6c35c base0B 8ec776
        base0C 62bfc0 base0D 6aa7ec base0E c58be0 base0F b3795c
        """
    private static let bright = """
        base10 15171c base11 0e0f13 base12 ff8f93 base13 ffd977 base14 a9e08f base15 7fdcdc
        base16 8dc0ff base17 dba9f2
        """

    private static func pairs(_ table: String) -> [(String, String)] {
        let words = table.split { $0 == " " || $0 == "\n" || $0.isNewline }.map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }

    private func read(_ text: String) throws -> Theme {
        try ThemeFile(text: text, file: "s.yaml").theme
    }

    private func fault(_ text: String) -> String {
        do {
            return "accepted as \(try read(text).name)"
        } catch {
            return "\(error)"
        }
    }

    /// The ways in which a color is written.
    enum Spelling: String, CaseIterable {
        case double, single, bare, doubleSharp, singleSharp, upperCase

        func of(_ color: String) -> String {
            switch self {
            case .double: "\"\(color)\""
            case .single: "'\(color)'"
            case .bare: color
            case .doubleSharp: "\"#\(color)\""
            case .singleSharp: "'#\(color)'"
            case .upperCase: "\"\(color.uppercased())\""
            }
        }
    }

    private func lines(_ table: String, _ spelling: Spelling, indent: String = "") -> String {
        Self.pairs(table).map { "\(indent)\($0): \(spelling.of($1))\n" }.joined()
    }

    private func new(_ system: String, _ tables: [String], _ spelling: Spelling) -> String {
        """
        ---
        system: "\(system)"
        name: "Slate"
        slug: "slate"
        author: "Jo (https://example.com/jo)"
        variant: "dark"
        palette:

        """ + tables.map { lines($0, spelling, indent: "  ") }.joined()
    }

    @Test(
        "the flat form and the form with a palette give the same theme",
        arguments: Spelling.allCases)
    func forms(_ spelling: Spelling) throws {
        let old = try read(
            "scheme: \"Slate\"\nauthor: \"Jo\"\n" + lines(Self.base16, spelling))
        let new = try read(new("base16", [Self.base16], spelling))
        #expect(old == new)
        #expect(old.name == "Slate")
        #expect(old.variant == .dark)
        #expect(old.paint(.text).foreground == .rgb(RGB(hex: 0xD5D9E0)))
        #expect(old.paint(.text).background == .rgb(RGB(hex: 0x1B1D23)))
        #expect(old.paint(.stateFailed).foreground == .rgb(RGB(hex: 0xEC6F75)))
    }

    @Test("base24 adds brighter colors and darker backgrounds")
    func base24() throws {
        let plain = try read(new("base16", [Self.base16], .double))
        let rich = try read(new("base24", [Self.base16, Self.bright], .double))
        #expect(rich.paint(.dialog).background == .rgb(RGB(hex: 0x15171C)))
        #expect(rich.paint(.input).background == .rgb(RGB(hex: 0x0E0F13)))
        #expect(rich.paint(.error).foreground == .rgb(RGB(hex: 0xFF8F93)))
        #expect(rich.paint(.match).foreground == .rgb(RGB(hex: 0xFFD977)))
        #expect(rich.paint(.statePurchased).foreground == .rgb(RGB(hex: 0xA9E08F)))
        #expect(rich.paint(.buttonFocus).background == .rgb(RGB(hex: 0x8DC0FF)))
        #expect(plain.paint(.error).foreground == .rgb(RGB(hex: 0xEC6F75)))
        #expect(plain.paint(.dialog).background == .rgb(RGB(hex: 0x23262E)))
    }

    @Test("a base24 file without its additional colors equals base16")
    func fallsBack() throws {
        let half = try read(new("base24", [Self.base16], .double))
        #expect(half.paints == (try read(new("base16", [Self.base16], .double))).paints)
    }

    @Test("comments with tabs, Windows line endings and a byte order mark are accepted")
    func decorated() throws {
        let text = new("base16", [Self.base16], .double)
        let plain = try read(text)
        let commented = text.replacing("\n  base", with: " # (Darker Black)\tBackground\n  base")
        #expect(try read(commented) == plain)
        #expect(try read(text.replacing("\n", with: "\r\n")) == plain)
        #expect(try read("\u{FEFF}" + text.dropFirst(4)) == plain)
    }

    @Test("the variant of a scheme without one is derived from its colors")
    func guessesVariant() throws {
        let text = new("base16", [Self.base16], .double)
            .replacing("variant: \"dark\"\n", with: "")
        #expect(try read(text).variant == .dark)
        let turned = text.replacing("base00", with: "baseXX").replacing("base05", with: "base00")
            .replacing("baseXX", with: "base05")
        #expect(try read(turned).variant == .light)
    }

    @Test("a theme can inherit from a scheme and use its colors by name")
    func inherited() throws {
        let scheme = new("base16", [Self.base16], .double)
        let file = try ThemeFile(
            text: """
                name: Mine
                inherits: slate
                palette: {base08: "#ff0000"}
                roles: {price: base0E}
                """, file: "my.yaml"
        ) { $0 == "slate" ? scheme : nil }
        #expect(file.warnings.isEmpty)
        #expect(file.theme.name == "Mine")
        #expect(file.theme.paint(.price).foreground == .rgb(RGB(hex: 0xC58BE0)))
        #expect(file.theme.paint(.stateFailed).foreground == .rgb(RGB(hex: 0xFF0000)))
    }

    @Test("an invalid scheme is reported with its position")
    func faults() {
        let text = new("base24", [Self.base16, Self.bright], .double)
        #expect(
            fault(text.replacing("e39a5f", with: "e39a5g"))
                == "s.yaml:17:11: write the color of a scheme as \"RRGGBB\"; \"#RRGGBB\" needs quotes"
        )
        #expect(fault(text.replacing("\"e39a5f\"", with: "#e39a5f")).hasPrefix("s.yaml:17:"))
        #expect(fault(text.replacing("dba9f2", with: "")).hasPrefix("s.yaml:31:11: write the "))
        #expect(
            fault(text.replacing("base0C", with: "base0X"))
                == "s.yaml:8:3: the scheme has no base0C")
    }

    @Test("low contrast in a scheme is reported and not rejected")
    func finds() throws {
        let file = try ThemeFile(
            text: new("base16", [Self.base16], .double).replacing("6b7386", with: "2a2d35"),
            file: "s.yaml")
        #expect(file.findings.contains { $0.description.contains("border on text has a contrast") })
    }
}
