import Foundation
import KioskTestSupport
import StoreModel

/// A run that is killed at a random moment; its parameters are derived from its seed.
package struct RandomKill: Sendable {
    /// The seed of its parameters.
    let seed: UInt64
    private let scenario: Scenario
    private let pace: String?
    private let seconds: Double

    /// Derives the parameters from a seed.
    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.seed = seed
        let scenarios = Scenario.all
        scenario = scenarios[Int(generator.next() % UInt64(scenarios.count))]
        let paces = [nil, nil, "5ms", "40ms", "120ms"]
        pace = paces[Int(generator.next() % UInt64(paces.count))]
        seconds = Self.moment(&generator)
    }

    /// Returns a time from 0.1 to 800 ms, distributed uniformly over the magnitudes.
    static func moment(_ generator: inout SeededGenerator) -> Double {
        let unit = Double(generator.next() >> 11) / Double(1 << 53)
        return 0.0001 * pow(8000, unit)
    }

    /// Kills a number of runs, two in parallel.
    package static func run(_ program: String, seed: UInt64, count: Int) async throws -> Tally {
        let states = try await PreparedStates(program)
        return try await runTrials(count) { index in
            let kill = RandomKill(seed: seed &+ UInt64(index) &* 0x9E37_79B9)
            return try await Trial.catchingTimeout("seed \(kill.seed)") {
                try await kill.trial(states)
            }
        }
    }

    private func trial(_ states: PreparedStates) async throws -> Trial {
        let profile = try states.copy(of: scenario)
        var command = try scenario.command(profile)
        if let pace { command += ["--pace", pace] }
        let run = try await profile.run(command, profile.logged(), killedAfter: seconds)
        let isDead = run.status == 137
        var point: CrashPoint?
        if isDead, command.contains(Scenario.intent) {
            let facts = try DurableFacts.read(profile, intent: Scenario.intent)
            point = CrashPoint(facts, profile.calls, diedAfter: false)
        }
        let milliseconds = (seconds * 10000).rounded() / 10
        return Trial(
            name: "\(command.joined(separator: " ")) after \(milliseconds) ms (seed \(seed))",
            point: point, wasAffected: isDead,
            violations: try await RecoveryCheck.violations(after: run, in: profile))
    }
}
