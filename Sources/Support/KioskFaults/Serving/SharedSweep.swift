import Glibc
import KioskTestSupport

/// A command at a shared store over HTTP, in which the kiosk, the server, both or the merchant are killed at one call
/// after the other.
package struct SharedSweep: Sendable {
    /// What is done.
    package let scenario: Scenario
    /// In which way somebody dies.
    package let disturbance: Disturbance
    /// Who dies.
    package let victim: KilledProcess
    /// Whether the team's own server, the example of the manual, is the merchant.
    let isAtTeam: Bool
    /// Only every so many-th point; all where 1.
    let every: Int
    /// The maximum number of points and the seed that chooses them; nil for no sample.
    private var sample: (count: Int, seed: UInt64)?

    /// Takes the parts.
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

    /// The same sweep at a sample of its points.
    package func sampled(_ count: Int, seed: UInt64 = SweepSample.commitSeed) -> SharedSweep {
        var sweep = self
        sweep.sample = (count, seed)
        return sweep
    }

    /// All of them.
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

    /// The ways to die.
    package static let disturbances = Disturbance.allCases.filter(\.isDeadly)

    /// What is done where the team's own server is the merchant: it judges a purchase, and one that was taken back.
    private static let teamScenarios = Scenario.all.filter {
        ["purchase", "purchase of what can be owned", "start after a refund"].contains($0.name)
    }

    /// What it is called.
    package var name: String {
        let place = isAtTeam ? " at the team's server" : ""
        return "over HTTP, \(scenario.name)\(place), \(disturbance.rawValue), \(victim.rawValue)"
    }

    /// Kills at every point, two at a time.
    ///
    /// - Parameter offset: Which of the points is the first, where not all are taken.
    /// - Throws: `Scenario.Unprepared` where there is no point to kill at; `PythonEnvironment.Unavailable` if the team's
    ///   server is wanted and cannot run.
    package func run(_ program: String, offset: Int = 0) async throws -> Tally {
        let start = try await start(program)
        let points = try await SharedPoints(self, from: start)
        let count = points.count(victim)
        guard count > 0 else { throw Scenario.Unprepared(what: "\(name): nothing to kill at") }
        let places = places(of: count, offset)
        return try await pairwise { index in
            guard places.indices.contains(index),
                let deaths = points.deaths(places[index], victim)
            else { return nil }
            let trial = SharedTrial(sweep: self, deaths: deaths)
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

    /// The state that the command begins with, at a store that was served to get there.
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
