import KioskFaults
import KioskTestSupport
import Testing

/// A share of what `KioskSweep shared` does at every call of every purchase over HTTP.
@Suite("A purchase at a shared store, killed", .serialized)
struct SharedKillTests {
    @Test(
        "C11: it is charged once, granted once and finished after the next start, whoever dies",
        arguments: Victim.allCases, [Disturbance.kill, .killAfter])
    func killed(_ victim: Victim, _ disturbance: Disturbance) async throws {
        let purchase = try #require(SharedSweep.scenarios.first { $0.name == "purchase" })
        // The server syncs seldom, and dies after a sync or nowhere.
        let every = disturbance == .kill ? 37 : victim == .server ? 3 : 12
        let sweep = SharedSweep(purchase, disturbance, victim, every: every)
        let tally = try await sweep.run(BuiltProducts.kiosk, offset: 1)
        #expect(tally.met > 1, "\(tally)")
        #expect(tally.broken.isEmpty, "\(tally.broken)")
    }

    /// Damage done past the program, and what the judges must say of it.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: @Sendable (Profile) -> String
        let sql: String
    }

    private static let damages = [
        Damage(
            testDescription: "was sold and never granted", file: \.merchant,
            sql: "DELETE FROM grants"),
        Damage(
            testDescription: "is not finished at the store", file: \.store,
            sql: "UPDATE transactions SET finished_at = NULL"),
        Damage(
            testDescription: "was delivered twice on one device", file: { $0.journal() },
            sql: """
                UPDATE records SET (event, transaction_id) = (SELECT event, transaction_id
                    FROM records WHERE event LIKE '{"delivered":%')
                    WHERE sequence = (SELECT max(sequence) FROM records)
                """),
        Damage(
            testDescription: "the device believes in another transaction than the store",
            file: { $0.journal() }, sql: "UPDATE payments SET transaction_id = '7'"),
    ]

    @Test("the judges look at both sides of a shared store", arguments: damages)
    func judged(_ damage: Damage) async throws {
        let profile = try Profile(servedAt: LoopbackPort.unused())
        let server = try await profile.serve()
        #expect(try await profile.onPhone(["buy", "gems.60"]).status == 0)
        #expect(try await server.stop() == .exit(0))
        #expect(try Oracle.violations(in: profile) == [])
        try profile.execute(damage.file(profile), damage.sql)
        let found = try Oracle.violations(in: profile)
        #expect(found.contains { $0.contains(damage.testDescription) }, "\(found)")
    }
}
