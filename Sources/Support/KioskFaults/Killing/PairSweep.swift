import KioskTestSupport

/// A kill during the recovery from a kill, with samples of both.
package enum PairSweep {
    /// Kills a purchase at every `every`-th call, and the start after that at every `second`-th of its calls.
    package static func run(_ program: String, every: Int, second: Int) async throws -> Tally {
        let scenario = Scenario.all[1]
        let start = try await scenario.start(program)
        var tally = Tally()
        var number = 1
        while true {
            let profile = try start.copy()
            let fault = Disturbance.kill.fault(at: number)
            let run = try await profile.run(try scenario.command(profile), fault)
            guard run.status == 137 else { return tally }
            tally.add(try await recoveries(of: profile, after: number, every: second))
            number += every
        }
    }

    private static func recoveries(
        of killed: Profile, after first: Int, every: Int
    ) async throws -> Tally {
        // Calls are counted only once, so the last numbers may exceed the actual number of calls.
        let profile = try killed.copy()
        _ = try await profile.run(["library", "--json"], profile.logged())
        let count = profile.calls.count
        return try await runTrials(count / every) { index in
            let number = index * every + 1 + first % every
            return try await recovery(of: killed, first, number)
        }
    }

    private static func recovery(
        of killed: Profile, _ first: Int, _ second: Int
    ) async throws -> Trial {
        let profile = try killed.copy()
        let fault = profile.logged(Disturbance.kill.fault(at: second))
        let run = try await profile.run(["library", "--json"], fault)
        let isDead = run.status == 137
        let facts = try DurableFacts.read(profile, intent: Scenario.intent)
        return Trial(
            name: "a purchase killed at call \(first), and the start after that at \(second)",
            point: isDead ? CrashPoint(facts, profile.calls, diedAfter: false) : nil,
            wasAffected: isDead,
            violations: try await RecoveryCheck.violations(after: run, in: profile))
    }
}
