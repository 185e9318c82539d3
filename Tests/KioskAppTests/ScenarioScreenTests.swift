import Foundation
import KioskScenario
import KioskTestSupport
import Testing

@testable import KioskApp

/// Steps that press keys and see screens: the shop itself, in a scenario's world.
@Suite("Scenarios at the screen")
struct ScenarioScreenTests {
    private func play(_ steps: String) throws -> ScenarioOutcome {
        let folder = try TemporaryFolder()
        let path = folder.file("screen.yaml")
        try "scenario: test\nsteps:\n\(steps)".write(
            toFile: path, atomically: true, encoding: .utf8)
        return ScenarioRun.play(try ScenarioFile(path, bundleID: nil))
    }

    private func expectHolds(
        _ steps: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try play(steps)
        #expect(
            outcome.isPassed, "\(ScenarioResultPrinter.details(outcome).joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    @Test("gems are bought by keys, and seen on every screen that tells of them")
    func buying() throws {
        try expectHolds(
            """
              - see: 60 Gems
              - press: b
                see: ["60 Gems × 1", "[ Cancel ]", no real money is charged]
              - press: tab enter
                see: You have 60 gems
                expect: {state: finished, charges: 1, wallet: {gems: 60}}
              - press: "2"
                see: finished · charged
              - press: "3"
                see: gems
                not-see: Bought
            """)
    }

    @Test("a dialog that was not read is not answered: two keys at once buy nothing")
    func unread() throws {
        try expectHolds(
            """
              - press: b enter
                not-see: Cancel
                expect: {charges: 0, transactions: 0}
            """)
    }

    @Test("what is typed goes into a field")
    func typing() throws {
        try expectHolds(
            """
              - press: /
              - type: potion
                see: / potion
                not-see: 60 Gems
              - press: enter b tab enter
                expect: {charges: 1, wallet: {potions: 5}}
            """)
    }

    @Test("the shop that is killed while a purchase is on its way shows it again after the start")
    func killed() throws {
        try expectHolds(
            """
              - fault: verify 503 every
              - press: b tab enter
                expect: {stage: received, charged: yes}
              - crash
              - launch
              - press: "2"
                see: 60 Gems
              - clear-faults
              - expect: {state: finished, wallet: {gems: 60}, charges: 1}
                see: finished · charged
                within: 2h
            """)
    }

    @Test(
        "a purchase that a step makes is on the screen, and one at another device after restoring")
    func beside() throws {
        try expectHolds(
            """
              - press: "2"
              - buy: removeads
                see: finished · charged
            """)
    }

    @Test("what a scenario presses writes no file where it is played")
    func saving() throws {
        try expectHolds("  - press: \"6\"\n  - press: w\n    see: a scenario writes no files\n")
    }

    @Test("a crash that is planned at the screen comes about, in the world and not in the program")
    func plannedCrash() throws {
        try expectHolds(
            """
              - crash: after purchase
              - press: b tab enter
              - wait: 1m
              - launch
              - expect: {open: 0, wallet: {gems: 60}, charges: 1}
            """)
    }

    @Test("leaving by q closes the app, and nothing can be pressed then")
    func leaving() throws {
        let outcome = try play("  - press: q\n  - press: b\n")
        let details = ScenarioResultPrinter.details(outcome).joined(separator: "\n")
        #expect(details.contains("the app runs on phone-1"), "\(details)")
        #expect(!outcome.isPassed)
    }

    @Test("what is not on the screen is told with the screen")
    func missing() throws {
        let outcome = try play("  - see: 61 Gems\n    within: 2s\n")
        let details = ScenarioResultPrinter.details(outcome).joined(separator: "\n")
        #expect(details.contains("expected  see: 61 Gems"), "\(details)")
        #expect(details.contains("phone-1 shows:") && details.contains("60 Gems"), "\(details)")
    }

    @Test("the same keys take the same course, event by event")
    func same() throws {
        let steps = "  - press: b tab enter\n  - wait: 1m\n  - press: 2 3 6\n"
        let logs = try (0..<3).map { _ in
            if case .success(let result) = try play(steps).result { result.log } else { ["none"] }
        }
        #expect(Set(logs).count == 1)
        #expect((logs.first ?? []).count > 8)
    }
}
