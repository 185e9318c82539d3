import Foundation
import Testing

@testable import TerminalGraphics

@Suite("Article on theme files")
struct ThemeArticleTests {
    private static let file = ShippedThemes.folder.deletingLastPathComponent()
        .appending(path: "Sources/Terminal/TerminalGraphics/TerminalGraphics.docc/Themes.md")

    @Test("the article names every role and its fallback", arguments: Role.allCases)
    func chain(_ role: Role) throws {
        let name = role.stateName.map { "states." + $0 } ?? role.rawValue
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        let row = try #require(lines.first { $0.hasPrefix("| `\(name)` |") })
        #expect(row.hasSuffix("| \(Self.fallback(of: role)) |"), "\(row)")
    }

    private static func fallback(of role: Role) -> String {
        guard let (next, adding) = role.fallback else { return "the terminal's own colors" }
        let words: [(Attributes, String)] = [
            (.bold, ", bold"), (.underline, ", underlined"), (.reverse, ", reversed"),
        ]
        return "`\(next.rawValue)`" + words.filter { adding.contains($0.0) }.map(\.1).joined()
    }

    @Test("the article's example loads without a warning")
    func example() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(text.range(of: "```yaml\n"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        let file = try ThemeFile(
            text: String(text[start.upperBound..<end.lowerBound]), file: "evening.yaml"
        ) { try ShippedThemes.text($0) }
        #expect(file.warnings.isEmpty)
        #expect(file.theme.paint(.stateFinished).foreground == .indexed(2))
    }
}
