import KioskFaults
import KioskTestSupport
import Testing

/// Tests a sample of what `KioskSweep kill` does at every call of every scenario.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("Disturbed runs", .serialized)
struct ScenarioKillTests {
    private static let scenarioSample = SweepSample(1, of: Scenario.all.count)
    private static let failures = Disturbance.allCases.filter { $0 != .kill }
    private static let failureSample = SweepSample(1, of: failures.count)

    @Test(
        "a run killed anywhere loses nothing and charges nothing twice", .sampled,
        arguments: scenarioSample.elements(of: Scenario.all))
    func killed(_ scenario: Scenario) async throws {
        let tally = try await ExhaustiveSweep(scenario, .kill).sample(
            BuiltProducts.kiosk, 2, seed: Self.scenarioSample.innerSeed)
        #expect(tally.affectedRuns > 0)
        #expect(tally.failedTrials.isEmpty, "\(tally.failedTrials)")
    }

    @Test(
        "a run with any failing call loses nothing and charges nothing twice", .sampled,
        arguments: failureSample.elements(of: failures))
    func failing(_ disturbance: Disturbance) async throws {
        let purchase = try #require(Scenario.all.first { $0.name == "purchase" })
        let tally = try await ExhaustiveSweep(purchase, disturbance).sample(
            BuiltProducts.kiosk, 2, seed: Self.failureSample.innerSeed)
        #expect(tally.affectedRuns > 0)
        #expect(tally.failedTrials.isEmpty, "\(tally.failedTrials)")
    }
}
