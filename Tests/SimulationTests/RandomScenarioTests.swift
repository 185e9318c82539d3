import KioskScenario
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskLives

/// Random scenarios for the real engine on real SQLite; `kiosk-sim --lives` plays more of them.
@Suite("Random scenarios")
struct RandomScenarioTests {
    @Test("30 random scenarios keep every promise, and the same seeds lead to the same logs")
    func thirty() async throws {
        let results = try await play(1...30)
        for (seed, result) in results {
            let failure = result.failure.map { "\($0.step): \($0.expected), got \($0.got)" }
            #expect(failure == nil, "kiosk-sim --life \(seed) prints a scenario that fails")
        }
        #expect(results.contains { $0.result.log.count > 20 })
        let again = try await play(1...5)
        for (first, second) in zip(results, again) {
            #expect(first.result.log == second.result.log, "life \(first.seed)")
        }
    }

    @Test("200 random scenarios contain every action, outcome, fault and crash point")
    func coverage() {
        let lives = (1...200).map { RandomScenario(seed: $0) }
        let actions = Set(lives.flatMap(\.steps).map(\.action))
        #expect(RandomScenarioAction.allCases.filter { !actions.contains($0) } == [])
        let text = lives.flatMap(\.steps).map(\.text).joined(separator: "\n")
        let moments = CrashMoment.Side.allCases.flatMap { side in
            CrashMoment.calls.keys.map { "crash: \"\(side.rawValue) \($0)" }
        }
        let words =
            Outcome.allCases.map { "outcome: \"\($0.rawValue)\"" }
            + FaultCall.allCases.map { "fault: \"\($0.rawValue) " }
            + Fault.examples.map { " \($0) " } + moments
            + RandomScenarioCatalog.products.map { "buy: \($0.id)" }
        #expect(words.filter { !text.contains($0) } == [])
    }

    @Test("every fourth random scenario damages a row of another customer during one of its steps")
    func damages() {
        let lives = (1...200).map { RandomScenario(seed: $0) }
        #expect(lives.allSatisfy { ($0.damage != nil) == $0.seed.isMultiple(of: 4) })
        #expect(Set(lives.compactMap { $0.damage?.damage }) == Set(RowDamage.all))
        #expect(lives.allSatisfy { ($0.damage?.step ?? 1) <= $0.steps.count })
        #expect(Set(lives.compactMap { $0.damage?.step }).count > 5)
        // A replayed transaction of the other customer would remain in quarantine.
        let damaged = lives.filter { $0.damage != nil }.flatMap(\.steps).map(\.text)
        #expect(!damaged.contains { $0.contains(" replayed ") })
    }

    @Test("a failing random scenario is shrunk to the failing step and can be read as a scenario")
    func shrinking() async throws {
        let (steps, file) = try await runOnNewThread {
            var life = RandomScenario(seed: 3)
            life.steps.insert(
                RandomScenarioStep(action: .wait, text: "{expect: {open: 7}, within: 1s}"),
                at: life.steps.count / 2)
            let player = RandomScenarioPlayer()
            defer { player.end() }
            let failure = try #require(try player.play(life).failure)
            let shorter = try player.shrink(life, failingAs: failure)
            return (shorter.steps.map(\.text), shorter.yaml)
        }
        #expect(steps == ["{expect: {open: 7}, within: 1s}"])
        #expect(try ScenarioReader.read(file).title == "random life 3")
    }

    private func play(
        _ seeds: ClosedRange<UInt64>
    ) async throws -> [(seed: UInt64, result: ScenarioResult)] {
        try await runOnNewThread {
            let player = RandomScenarioPlayer()
            defer { player.end() }
            return try seeds.map { ($0, try player.play(RandomScenario(seed: $0))) }
        }
    }
}
