import Glibc
import KioskTestSupport

/// Runs of a command at a shared store over HTTP in which the kiosk, the server, both or the merchant are killed, at
/// one call after the other.
package struct SharedStoreSweep: Sendable {
    /// The command.
    package let scenario: Scenario
    /// How the process is killed.
    package let disturbance: Disturbance
    /// The process that is killed.
    package let killedProcess: KilledProcess
    /// Whether the team's own server, the example of the manual, is the merchant.
    let usesTeamServer: Bool
    /// The interval between the tested points; 1 for all.
    let every: Int
    /// The maximum number of points and the seed for choosing them; nil to test all points.
    private var sample: (count: Int, seed: UInt64)?

    /// Creates a sweep.
    package init(
        _ scenario: Scenario, _ disturbance: Disturbance, _ killedProcess: KilledProcess,
        atTeam: Bool = false,
        every: Int = 1
    ) {
        self.scenario = scenario
        self.disturbance = disturbance
        self.killedProcess = killedProcess
        usesTeamServer = atTeam || killedProcess.includesMerchant
        self.every = max(1, every)
    }

    /// Returns the same sweep with a sample of its points.
    package func sampled(_ count: Int, seed: UInt64 = SweepSample.commitSeed) -> SharedStoreSweep {
        var sweep = self
        sweep.sample = (count, seed)
        return sweep
    }

    /// Returns all sweeps.
    package static func all(every: Int = 1) -> [SharedStoreSweep] {
        let own = Scenario.all.flatMap { scenario in
            sweeps(KilledProcess.allCases.filter { !$0.includesMerchant }) {
                SharedStoreSweep(scenario, $0, $1, every: every)
            }
        }
        let atTeam = teamScenarios.flatMap { scenario in
            sweeps(KilledProcess.allCases) {
                SharedStoreSweep(scenario, $0, $1, atTeam: true, every: every)
            }
        }
        return own + atTeam
    }

    private static func sweeps(
        _ victims: [KilledProcess], _ sweep: (Disturbance, KilledProcess) -> SharedStoreSweep
    ) -> [SharedStoreSweep] {
        disturbances.flatMap { disturbance in victims.map { sweep(disturbance, $0) } }
    }

    /// The ways to kill a process.
    package static let disturbances = Disturbance.allCases.filter(\.killsProcess)

    /// The scenarios with the team's own server as the merchant: it decides on a purchase and on a revocation.
    private static let teamScenarios = Scenario.all.filter {
        ["purchase", "purchase of what can be owned", "start after a refund"].contains($0.name)
    }

    /// The name.
    package var name: String {
        let location = usesTeamServer ? " at the team's server" : ""
        return
            "over HTTP, \(scenario.name)\(location), \(disturbance.rawValue), \(killedProcess.rawValue)"
    }

    /// Kills at every point, two in parallel.
    ///
    /// - Parameters:
    ///   - offset: The first of the tested points, if not all are tested.
    ///   - reference: The undisturbed runs of the same command; nil to make them first.
    /// - Throws: `Scenario.PreparationFailed` if there is nothing to kill; `PythonEnvironment.Unavailable` if the team's
    ///   server is required and cannot run.
    package func run(
        _ program: String, offset: Int = 0, reference known: SharedStoreReference? = nil
    ) async throws -> Tally {
        let reference: SharedStoreReference
        if let known { reference = known } else { reference = try await self.reference(program) }
        let points = SharedStorePoints(disturbance, in: reference)
        let count = points.count(killedProcess)
        guard count > 0 else {
            throw Scenario.PreparationFailed(what: "\(name): nothing to kill at")
        }
        let positions = positions(of: count, offset)
        return try await runTrials { index in
            guard positions.indices.contains(index),
                let killPlan = points.plan(positions[index], killedProcess)
            else { return nil }
            let trial = SharedStoreTrial(sweep: self, plan: killPlan)
            return try await Trial.catchingTimeout(trial.name) {
                try await trial.runUntilAffected(from: reference.start)
            }
        }
    }

    private func positions(of count: Int, _ offset: Int) -> [Int] {
        guard let sample else {
            return Array(stride(from: offset % min(every, count), to: count, by: every))
        }
        let chosen = SweepSample(sample.count, of: count, seed: sample.seed)
        chosen.printPoints(name)
        return chosen.indices
    }

    /// Prepares the initial state, and makes the undisturbed runs, of all sweeps of this command.
    package func reference(_ program: String) async throws -> SharedStoreReference {
        try await SharedStoreReference(self, from: try await start(program))
    }

    /// Prepares the initial state with a served store.
    private func start(_ program: String) async throws -> Profile {
        var profile = try Profile(program: program, servedAt: LoopbackPort.unused())
        if usesTeamServer { profile.team = try await ShopServer.shop(of: profile) }
        let server = try await profile.serve()
        let merchant = try await profile.team?.start()
        try await scenario.prepare(profile)
        _ = try await server.stop()
        merchant?.send(SIGTERM)
        _ = try await merchant?.waitForEnd()
        return profile
    }
}
