import KioskFaults
import KioskTestSupport
import Testing

/// A share of what `KioskSweep shared` does at every call of every command over HTTP.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("A command at a shared store, killed", .serialized)
struct SharedKillTests {
    private static func scenario(_ name: String) throws -> Scenario {
        try #require(Scenario.all.first { $0.name == name })
    }

    private static func expectWhole(_ sweep: SharedSweep) async throws {
        let tally = try await sweep.run(BuiltProducts.kiosk)
        #expect(tally.runs > 0)
        #expect(tally.missed.isEmpty, "\(tally.missed)")
        #expect(tally.broken.isEmpty, "\(tally.broken)")
    }

    private static let ways = [KilledProcess.client, .server, .both].flatMap { victim in
        SharedSweep.disturbances.map { (victim, $0) }
    }
    private static let waySample = SweepSample(3, of: ways.count)

    @Test(
        "C11: it is charged once, granted once and finished after the next start, whoever dies",
        .sampled, arguments: waySample.elements(of: ways))
    func killed(_ victim: KilledProcess, _ disturbance: Disturbance) async throws {
        let sweep = SharedSweep(try Self.scenario("purchase"), disturbance, victim)
        try await Self.expectWhole(sweep.sampled(2, seed: Self.waySample.innerSeed))
    }

    private static let others = Scenario.all.filter { $0.name != "purchase" }
    private static let otherSample = SweepSample(2, of: others.count)

    @Test(
        "whatever else was asked of a shared store, both die and nothing is lost or paid twice",
        .sampled, arguments: otherSample.elements(of: others))
    func other(_ scenario: Scenario) async throws {
        let sweep = SharedSweep(scenario, .kill, .both)
        try await Self.expectWhole(sweep.sampled(3, seed: Self.otherSample.innerSeed))
    }

    @Test("an approval is told as it is, whichever answer of the server was its last", .sampled)
    func approved() async throws {
        try await Self.expectWhole(
            SharedSweep(try Self.scenario("approval"), .killAfter, .server).sampled(6))
    }

    @Test(
        "it is granted once at the team's own server, whoever dies", .needsPython, .sampled,
        arguments: victimSample.elements(of: KilledProcess.allCases))
    func atTeam(_ victim: KilledProcess) async throws {
        let sweep = SharedSweep(try Self.scenario("purchase"), .kill, victim, atTeam: true)
        try await Self.expectWhole(sweep.sampled(3, seed: Self.victimSample.innerSeed))
    }

    private static let victimSample = SweepSample(2, of: KilledProcess.allCases.count)

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

    @Test(
        "the judges look at the ledger of the team's server", .needsPython,
        arguments: [
            ("DELETE FROM grants", "was sold and never granted at the team's server"),
            ("UPDATE grants SET id = '7'", "the store never sold it"),
            ("UPDATE grants SET quantity = 2", "the store never sold it"),
            ("UPDATE grants SET revoked = 1", "disagree on whether it was taken back"),
        ])
    func judgedTeam(_ damage: (sql: String, told: String)) async throws {
        var profile = try Profile(servedAt: LoopbackPort.unused())
        let team = try await ShopServer.shop(of: profile)
        profile.team = team
        let (server, merchant) = (try await profile.serve(), try await team.start())
        #expect(try await profile.onPhone(["buy", "gems.60"]).status == 0)
        #expect(try await server.stop() == .exit(0))
        #expect(try Oracle.violations(in: profile) == [])
        try profile.execute(team.ledger, damage.sql)
        let found = try Oracle.violations(in: profile)
        #expect(found.contains { $0.contains(damage.told) }, "\(found)")
        withExtendedLifetime(merchant) {}
    }

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
