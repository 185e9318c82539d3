import KioskFaults
import KioskTestSupport
import Testing

/// A share of what `KioskSweep shared` does at every call of every purchase over HTTP.
@Suite("A purchase at a shared store, killed", .serialized)
struct SharedKillTests {
    @Test(
        "is charged once, granted once and finished after the next start, whoever dies",
        arguments: Victim.allCases, [Disturbance.kill, .killAfter])
    func killed(_ victim: Victim, _ disturbance: Disturbance) async throws {
        let purchase = try #require(SharedSweep.scenarios.first { $0.name == "purchase" })
        let every = disturbance == .kill ? 37 : 6
        let sweep = SharedSweep(purchase, disturbance, victim, every: every)
        let tally = try await sweep.run(BuiltProducts.kiosk, offset: 5)
        #expect(tally.met > 1, "\(tally)")
        #expect(tally.broken.isEmpty, "\(tally.broken)")
    }
}
