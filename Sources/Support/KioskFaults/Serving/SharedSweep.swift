import Glibc
import KioskTestSupport

/// Runs of a command at a shared store over HTTP in which the kiosk, the server, both or the merchant are killed, at
/// one call after the other.
package struct SharedSweep: Sendable {
    /// The command.
    package let scenario: Scenario
    /// How the process is killed.
    package let disturbance: Disturbance
    /// The process that is killed.
    package let victim: KilledProcess
    /// Whether the team's own server, the example of the manual, is the merchant.
    let isAtTeam: Bool
    /// The interval between the tested points; 1 for all.
    let every: Int
    /// The maximum number of points and the seed for choosing them; nil to test all points.
    private var sample: (count: Int, seed: UInt64)?

    /// Creates a sweep.
    package init(
        _ scenario: Scenario, _ disturbance: Disturbance, _ victim: KilledProcess,
        atTeam: Bool = false,
        every: Int = 1
    ) {
        self.scenario = scenario
        self.disturbance = disturbance
        self.victim = victim
        isAtTeam = atTeam || victim.hitsMerchant
        self.every = max(1, every)
    }

    /// Returns the same sweep with a sample of its points.
    package func sampled(_ count: Int, seed: UInt64 = SweepSample.commitSeed) -> SharedSweep {
        var sweep = self
        sweep.sample = (count, seed)
        return sweep
    }

    /// Returns all sweeps.
    package static func all(every: Int = 1) -> [SharedSweep] {
        let own = Scenario.all.flatMap { scenario in
            ways(KilledProcess.allCases.filter { !$0.hitsMerchant }) {
                SharedSweep(scenario, $0, $1, every: every)
            }
        }
        let atTeam = teamScenarios.flatMap { scenario in
            ways(KilledProcess.allCases) {
                SharedSweep(scenario, $0, $1, atTeam: true, every: every)
            }
        }
        return own + atTeam
    }

    private static func ways(
        _ victims: [KilledProcess], _ sweep: (Disturbance, KilledProcess) -> SharedSweep
    ) -> [SharedSweep] {
        disturbances.flatMap { way in victims.map { sweep(way, $0) } }
    }

    /// The ways to kill a process.
    package static let disturbances = Disturbance.allCases.filter(\.isDeadly)

    /// The scenarios with the team's own server as the merchant: it decides on a purchase and on a revocation.
    private static let teamScenarios = Scenario.all.filter {
        ["purchase", "purchase of what can be owned", "start after a refund"].contains($0.name)
    }

    /// The name.
    package var name: String {
        let place = isAtTeam ? " at the team's server" : ""
        return "over HTTP, \(scenario.name)\(place), \(disturbance.rawValue), \(victim.rawValue)"
    }

    /// Kills at every point, two in parallel.
    ///
    /// - Parameter offset: The first of the tested points, if not all are tested.
    /// - Throws: `Scenario.Unprepared` if there is nothing to kill; `PythonEnvironment.Unavailable` if the team's
    ///   server is required and cannot run.
    package func run(_ program: String, offset: Int = 0) async throws -> Tally {
        let start = try await start(program)
        let points = try await SharedPoints(self, from: start)
        let count = points.count(victim)
        guard count > 0 else { throw Scenario.Unprepared(what: "\(name): nothing to kill at") }
        let places = places(of: count, offset)
        return try await pairwise { index in
            guard places.indices.contains(index),
                let deaths = points.plan(places[index], victim)
            else { return nil }
            let trial = SharedTrial(sweep: self, plan: deaths)
            return try await Trial.ending(trial.name) { try await trial.meeting(from: start) }
        }
    }

    private func places(of count: Int, _ offset: Int) -> [Int] {
        guard let sample else {
            return Array(stride(from: offset % min(every, count), to: count, by: every))
        }
        let chosen = SweepSample(sample.count, of: count, seed: sample.seed)
        chosen.announce(name)
        return chosen.indices
    }

    /// Prepares the initial state with a served store.
    private func start(_ program: String) async throws -> Profile {
        var profile = try Profile(program: program, servedAt: LoopbackPort.unused())
        if isAtTeam { profile.team = try await ShopServer.shop(of: profile) }
        let server = try await profile.serve()
        let merchant = try await profile.team?.start()
        try await scenario.prepare(profile)
        _ = try await server.stop()
        merchant?.send(SIGTERM)
        _ = try await merchant?.end()
        return profile
    }
}
