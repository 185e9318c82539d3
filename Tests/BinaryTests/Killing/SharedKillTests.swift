import KioskFaults
import KioskTestSupport
import Testing

/// Tests a sample of what `KioskSweep shared` does at every call of every command over HTTP.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("Killed commands at a shared store", .serialized)
struct SharedKillTests {
    private static func scenario(_ name: String) throws -> Scenario {
        try #require(Scenario.all.first { $0.name == name })
    }

    private static func expectWhole(
        _ sweep: SharedStoreSweep, _ reference: SharedStoreReference? = nil
    ) async throws {
        let tally = try await sweep.run(BuiltProducts.kiosk, reference: reference)
        #expect(tally.runs > 0)
        #expect(tally.unaffected.isEmpty, "\(tally.unaffected)")
        #expect(tally.failedTrials.isEmpty, "\(tally.failedTrials)")
    }

    private static let ways = [KilledProcess.client, .server, .both].flatMap { victim in
        SharedStoreSweep.disturbances.map { (victim, $0) }
    }
    private static let waySample = SweepSample(1, of: ways.count)

    private static let purchase = SharedValue {
        try await SharedStoreSweep(try scenario("purchase"), .kill, .client)
            .reference(BuiltProducts.kiosk)
    }

    @Test(
        "C11: a purchase is charged, granted and finished once after the next start, whichever process dies",
        .sampled, arguments: waySample.elements(of: ways))
    func killed(_ victim: KilledProcess, _ disturbance: Disturbance) async throws {
        let sweep = SharedStoreSweep(try Self.scenario("purchase"), disturbance, victim)
        try await Self.expectWhole(
            sweep.sampled(2, seed: Self.waySample.innerSeed), try await Self.purchase.value())
    }

    private static let others = Scenario.all.filter { $0.name != "purchase" }
    private static let otherSample = SweepSample(1, of: others.count)

    @Test(
        "if both processes die during any other command, nothing is lost or charged twice",
        .sampled, arguments: otherSample.elements(of: others))
    func other(_ scenario: Scenario) async throws {
        let sweep = SharedStoreSweep(scenario, .kill, .both)
        try await Self.expectWhole(sweep.sampled(2, seed: Self.otherSample.innerSeed))
    }

    @Test(
        "an approval is reported correctly, whichever response of the server was its last", .sampled
    )
    func approved() async throws {
        try await Self.expectWhole(
            SharedStoreSweep(try Self.scenario("approval"), .killAfter, .server).sampled(2))
    }

    @Test(
        "a purchase is granted once at the team's own server, whichever process dies", .needsPython,
        .sampled,
        arguments: victimSample.elements(of: KilledProcess.allCases))
    func atTeam(_ victim: KilledProcess) async throws {
        let sweep = SharedStoreSweep(try Self.scenario("purchase"), .kill, victim, atTeam: true)
        try await Self.expectWhole(sweep.sampled(2, seed: Self.victimSample.innerSeed))
    }

    private static let victimSample = SweepSample(1, of: KilledProcess.allCases.count)

    /// Damage made outside the program, and the expected finding of the checks.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: @Sendable (Profile) -> String
        let sql: String
    }

    private static let damages = [
        Damage(
            testDescription: "was sold but never granted", file: \.merchant,
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
            testDescription: "the device has another transaction than the store",
            file: { $0.journal() }, sql: "UPDATE payments SET transaction_id = '7'"),
    ]

    @Test(
        "the checks cover the ledger of the team's server", .needsPython,
        arguments: [
            ("DELETE FROM grants", "was sold but never granted at the team's server"),
            ("UPDATE grants SET id = '7'", "the store never sold it"),
            ("UPDATE grants SET quantity = 2", "the store never sold it"),
            ("UPDATE grants SET revoked = 1", "disagree on whether it was revoked"),
        ])
    func judgedTeam(_ damage: (sql: String, told: String)) async throws {
        var profile = try Profile(servedAt: LoopbackPort.unused())
        let team = try await ShopServer.shop(of: profile)
        profile.team = team
        let (server, merchant) = (try await profile.serve(), try await team.start())
        #expect(try await profile.runOnDevice(["buy", "gems.60"]).status == 0)
        #expect(try await server.stop() == .exit(0))
        #expect(try Oracle.violations(in: profile) == [])
        try profile.execute(team.ledger, damage.sql)
        let found = try Oracle.violations(in: profile)
        #expect(found.contains { $0.contains(damage.told) }, "\(found)")
        withExtendedLifetime(merchant) {}
    }

    @Test("the checks cover both sides of a shared store", arguments: damages)
    func judged(_ damage: Damage) async throws {
        let profile = try Profile(servedAt: LoopbackPort.unused())
        let server = try await profile.serve()
        #expect(try await profile.runOnDevice(["buy", "gems.60"]).status == 0)
        #expect(try await server.stop() == .exit(0))
        #expect(try Oracle.violations(in: profile) == [])
        try profile.execute(damage.file(profile), damage.sql)
        let found = try Oracle.violations(in: profile)
        #expect(found.contains { $0.contains(damage.testDescription) }, "\(found)")
    }
}
