import Foundation
import KioskScenario
import KioskTestSupport
import Testing

@testable import KioskApp

/// Tests scenario steps that press keys and expect texts on the screen, in a scenario's world.
@Suite("Scenarios with the interface")
struct ScenarioScreenTests {
    private func play(_ steps: String) throws -> ScenarioOutcome {
        let folder = try TemporaryFolder()
        let path = folder.file("screen.yaml")
        try "scenario: test\nsteps:\n\(steps)".write(
            toFile: path, atomically: true, encoding: .utf8)
        return ScenarioRunner.play(try ScenarioFile(path, bundleID: nil))
    }

    private func expectHolds(
        _ steps: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try play(steps)
        #expect(
            outcome.isPassed, "\(ScenarioResultPrinter.details(outcome).joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    @Test("gems are bought with keys and appear on every screen that lists them")
    func buying() throws {
        try expectHolds(
            """
              - see: 60 Gems
              - press: b
                see: ["◂ 1 ▸ × $0.99", "[ Cancel ]", no real money]
              - press: tab enter
                see: You have 60 gems
                expect: {state: finished, charges: 1, wallet: {gems: 60}}
              - press: "2"
                see: ✓ 60 Gems
              - press: "3"
                see: gems
                not-see: Bought
            """)
    }

    @Test("two keys at once do not confirm a dialog before it is displayed")
    func unread() throws {
        try expectHolds(
            """
              - press: b enter
                not-see: Cancel
                expect: {charges: 0, transactions: 0}
            """)
    }

    @Test("the type step enters text into a field")
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

    @Test("a shop killed during a purchase displays the purchase after the restart")
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
                see: ✓ 60 Gems
                within: 2h
            """)
    }

    @Test("a purchase made by a step appears on the screen")
    func beside() throws {
        try expectHolds(
            """
              - press: "2"
              - buy: removeads
                see: ✓ Remove Ads
            """)
    }

    @Test("keys pressed by a scenario write no file")
    func saving() throws {
        try expectHolds("  - press: \"6\"\n  - press: w\n    see: a scenario cannot write files\n")
    }

    @Test("a crash planned on the screen happens in the world and does not kill the program")
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

    @Test("q closes the app, and later key presses fail")
    func leaving() throws {
        let outcome = try play("  - press: q\n  - press: b\n")
        let details = ScenarioResultPrinter.details(outcome).joined(separator: "\n")
        #expect(details.contains("the app is running on phone-1"), "\(details)")
        #expect(!outcome.isPassed)
    }

    @Test("a missing text is reported with the contents of the screen")
    func missing() throws {
        let outcome = try play("  - see: 61 Gems\n    within: 2s\n")
        let details = ScenarioResultPrinter.details(outcome).joined(separator: "\n")
        #expect(details.contains("expected  see: 61 Gems"), "\(details)")
        #expect(details.contains("phone-1 shows:") && details.contains("60 Gems"), "\(details)")
    }

    @Test("the same keys produce the same events")
    func same() throws {
        let steps = "  - press: b tab enter\n  - wait: 1m\n  - press: 2 3 6\n"
        let logs = try (0..<3).map { _ in
            if case .success(let result) = try play(steps).result { result.log } else { ["none"] }
        }
        #expect(Set(logs).count == 1)
        #expect((logs.first ?? []).count > 8)
    }
}
