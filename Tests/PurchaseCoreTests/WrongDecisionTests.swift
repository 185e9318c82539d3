import PurchaseCore
import Testing

/// Verifies that the table and the rules can fail: each of these queues has one wrong decision, which must be caught.
@Suite("Wrong decisions")
struct WrongDecisionTests {
    @Test("a wrong decision is caught", arguments: WrongDecision.all)
    func caught(_ wrong: WrongDecision) throws {
        #expect(try wrong.isCaught())
    }

    @Test("the article has exactly one row for each wrong decision")
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
