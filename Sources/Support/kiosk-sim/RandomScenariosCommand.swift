import Dispatch
import Foundation
import KioskLives
import KioskScenario
import Synchronization

/// Plays random scenarios with the real engine, and prints those that fail.
final class RandomScenariosCommand: Sendable {
    private struct State {
        var next: UInt64
        var done = 0
        var steps = 0
        /// The sum of the logs' fingerprints, which does not depend on the order in which threads play.
        var trace: UInt64 = 0
        var failures: [(seed: UInt64, report: String)] = []
    }

    private let seeds: ClosedRange<UInt64>
    private let jobs: Int
    private let state: Mutex<State>
    /// The number of failures that ends the run.
    private static let failureLimit = 20

    init(_ seeds: ClosedRange<UInt64>, jobs: Int) {
        (self.seeds, self.jobs) = (seeds, jobs)
        state = Mutex(State(next: seeds.lowerBound))
    }

    /// Plays the scenarios; returns whether all passed.
    func run() -> Bool {
        let began = Date()
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in work() }
        let state = state.withLock { $0 }
        for failure in state.failures.sorted(by: { $0.seed < $1.seed }) { print(failure.report) }
        let seconds = max(-began.timeIntervalSinceNow, 0.001)
        print(
            "lives \(seeds.lowerBound)..\(seeds.upperBound): \(state.done) played, \(state.steps) steps, "
                + "\(state.failures.count) failed")
        print(
            "\(Int(Double(state.done) * 60 / seconds)) lives a minute, \(Int(seconds)) s, traces "
                + String(state.trace, radix: 16))
        return state.failures.isEmpty
    }

    private func work() {
        let player = RandomScenarioPlayer()
        defer { player.end() }
        while let seed = nextSeed() {
            let life = RandomScenario(seed: seed)
            do {
                let result = try player.play(life)
                var report: String?
                if let failure = result.failure { report = try describe(life, failure, player) }
                let failed = report
                state.withLock { state in
                    state.done += 1
                    state.steps += result.steps
                    state.trace &+= UInt64(result.logFingerprint.prefix(16), radix: 16) ?? 0
                    if let failed { state.failures.append((seed, failed)) }
                }
            } catch {
                let report = "life \(seed): \(error)\n\(life.yaml)"
                state.withLock { $0.failures.append((seed, report)) }
            }
        }
    }

    private func nextSeed() -> UInt64? {
        state.withLock { state in
            guard state.next <= seeds.upperBound, state.failures.count < Self.failureLimit else {
                return nil
            }
            defer { state.next += 1 }
            return state.next
        }
    }

    private func describe(
        _ life: RandomScenario, _ failure: ScenarioFailure, _ player: RandomScenarioPlayer
    ) throws -> String {
        let shorter = try player.shrink(life, failingAs: failure)
        let shrunk = try player.play(shorter).failure ?? failure
        return """
            life \(life.seed) fails at “\(shrunk.step)”: expected \(shrunk.expected), got \(shrunk.got)
            \(shrunk.sides.joined(separator: "\n"))
            \(life.steps.count) steps, shrunk to \(shorter.steps.count); kiosk scenario run plays this:

            \(shorter.yaml)
            """
    }
}
