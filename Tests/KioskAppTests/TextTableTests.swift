import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Text tables")
struct TextTableTests {
    private func table() -> TextTable {
        var table = TextTable(rightAligned: [1], indent: 2)
        table.rows = [
            TextTable.Row(cells: ["60 Gems", "$0.99"], words: ["gems.60", "owned"]),
            TextTable.Row(cells: ["宝石", "$10.00"], words: ["gems.1", "It waits for the review."]),
            TextTable.Row(cells: ["Egg", "-"]),
        ]
        return table
    }

    @Test("columns are as wide as their contents, and no line ends in spaces")
    func columns() {
        #expect(
            table().lines(columns: nil).map(\.string) == [
                "  60 Gems   $0.99  gems.60  owned",
                "  宝石     $10.00  gems.1  It waits for the review.",
                "  Egg           -",
            ])
    }

    @Test("cells that do not fit continue below, within the width")
    func narrow() {
        let lines = table().lines(columns: 28).map(\.string)
        #expect(
            lines == [
                "  60 Gems   $0.99  gems.60", "      owned", "  宝石     $10.00  gems.1",
                "      It waits for the", "      review.", "  Egg           -",
            ])
    }

    @Test("a long cell is cut off, so that the prices stay in their column")
    func long() {
        var table = TextTable(rightAligned: [1])
        table.rows = [
            TextTable.Row(cells: [SafeText(untrusted: String(repeating: "x", count: 5000)), "$1"]),
            TextTable.Row(cells: ["a", "$10"]),
        ]
        let lines = table.lines(columns: nil)
        #expect(lines.map(\.width) == [37, 37])
    }

    @Test("a table without rows has no lines")
    func empty() {
        #expect(TextTable().lines(columns: 80).isEmpty)
    }

    @Test("typographic punctuation has ASCII forms of the same width, and letters stay")
    func ascii() {
        #expect(
            ASCIIPunctuation.of("“60 Gems” × 2 · it’s … 宝石 é") == "\"60 Gems\" x 2 - it's ~ 宝石 é")
    }
}
