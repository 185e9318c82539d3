import PurchaseCore
import Testing

/// The table and the rules must be able to fail: each of these is wrong in one place, and is caught.
@Suite("Wrong decisions")
struct WrongDecisionTests {
    @Test("a wrong decision is caught", arguments: WrongDecision.all)
    func caught(_ wrong: WrongDecision) throws {
        #expect(try wrong.isCaught())
    }

    @Test("the article has a row for each of them, and no others")
    func article() throws {
        let text = try Article.text(
            of: "Sources/Support/KioskSimulation/KioskSimulation.docc/SeededBugs.md")
        let section = text.split(separator: "\n## ").first {
            $0.hasPrefix("Wrong decisions of the payment queue\n")
        }
        let rows = (section ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.dropFirst().map(String.init) == WrongDecision.all.map(\.row))
    }
}
