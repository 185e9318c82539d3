import KioskFaults
import KioskTestSupport
import Testing

/// A share of what `KioskSweep kill` does at every call of every scenario.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("A run that is disturbed", .serialized)
struct ScenarioKillTests {
    @Test("loses nothing and pays nothing twice, wherever it is killed", arguments: Scenario.all)
    func killed(_ scenario: Scenario) async throws {
        let sweep = ExhaustiveSweep(scenario, .kill, every: 149)
        let tally = try await sweep.run(BuiltProducts.kiosk, offset: 29)
        #expect(tally.met > 0)
        #expect(tally.broken.isEmpty, "\(tally.broken)")
    }

    @Test(
        "loses nothing and pays nothing twice, whatever fails in it",
        arguments: Disturbance.allCases.filter { $0 != .kill })
    func failing(_ disturbance: Disturbance) async throws {
        let purchase = try #require(Scenario.all.first { $0.name == "purchase" })
        let sweep = ExhaustiveSweep(purchase, disturbance, every: 89)
        let tally = try await sweep.run(BuiltProducts.kiosk, offset: 17)
        #expect(tally.met > 0)
        #expect(tally.broken.isEmpty, "\(tally.broken)")
    }
}
