import KioskSimulation
import KioskTestSupport
import Testing

/// Verifies that the proofs can fail: each of these versions has one bug, which must be caught.
@Suite("Seeded bugs")
struct SeededBugTests {
    @Test("a wrong runner is caught", arguments: WrongMachine.ofRunner)
    func runner(_ wrong: WrongMachine) async throws { try await check(wrong) }

    @Test("a wrong payment queue is caught", arguments: WrongMachine.ofQueue)
    func queue(_ wrong: WrongMachine) async throws { try await check(wrong) }

    @Test("a wrong store is caught", arguments: WrongMachine.ofStore)
    func store(_ wrong: WrongMachine) async throws { try await check(wrong) }

    @Test("a wrong merchant is caught", arguments: WrongMachine.ofMerchant)
    func merchant(_ wrong: WrongMachine) async throws { try await check(wrong) }

    @Test("the article has exactly one row for each wrong version")
    func article() throws {
        let all =
            WrongMachine.ofRunner + WrongMachine.ofQueue + WrongMachine.ofStore
            + WrongMachine.ofMerchant
        let rows = try SeededBugArticle.rows(of: "Wrong machines, in simulated shops")
        #expect(rows.map(\.sentence) == all.map(\.testDescription))
    }

    @Test("every test that the article names exists")
    func namedTests() throws {
        let named =
            try SeededBugArticle.rows(of: "Wrong disks, under the real program")
            + SeededBugArticle.rows(of: "Wrong sides, at the other end of the real engine")
        let sources = try SeededBugArticle.tests()
        for row in named {
            let layer = row.layer.replacing("“", with: "\"").replacing("”", with: "\"")
            #expect(sources.contains { $0.contains(layer) }, "\(row.layer)")
        }
        #expect(named.count > 6)
    }

    private func check(_ wrong: WrongMachine) async throws {
        let rule = try await runOnNewThread { wrong.caught() }
        let row = wrong.row(try #require(rule))
        let rows = try SeededBugArticle.rows(of: "Wrong machines, in simulated shops")
        #expect(rows.contains { $0.line == row }, "the article lacks:\n\(row)")
    }
}
