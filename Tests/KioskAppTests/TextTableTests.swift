import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Lists in columns")
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

    @Test("columns are as wide as they need to be, and no line ends in spaces")
    func columns() {
        #expect(
            table().lines(columns: nil).map(\.string) == [
                "  60 Gems   $0.99  gems.60  owned",
                "  宝石     $10.00  gems.1  It waits for the review.",
                "  Egg           -",
            ])
    }

    @Test("words that do not fit go on below, within the width")
    func narrow() {
        let lines = table().lines(columns: 28).map(\.string)
        #expect(
            lines == [
                "  60 Gems   $0.99  gems.60", "      owned", "  宝石     $10.00  gems.1",
                "      It waits for the", "      review.", "  Egg           -",
            ])
    }

    @Test("a cell of any length is cut, so that prices stay in their column")
    func long() {
        var table = TextTable(rightAligned: [1])
        table.rows = [
            TextTable.Row(cells: [SafeText(untrusted: String(repeating: "x", count: 5000)), "$1"]),
            TextTable.Row(cells: ["a", "$10"]),
        ]
        let lines = table.lines(columns: nil)
        #expect(lines.map(\.width) == [37, 37])
    }

    @Test("no rows are no lines")
    func empty() {
        #expect(TextTable().lines(columns: 80).isEmpty)
    }

    @Test("our punctuation has ASCII forms of the same width, letters stay")
    func ascii() {
        #expect(
            ASCIIPunctuation.of("“60 Gems” × 2 · it’s … 宝石 é") == "\"60 Gems\" x 2 - it's ~ 宝石 é")
    }
}
