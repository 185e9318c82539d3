import Foundation
import Glibc
import KioskTestSupport
import StoreModel

/// The shop's screen, killed at a random moment during a purchase.
package struct ScreenKill: Sendable {
    /// The seed of its parameters.
    let seed: UInt64
    private let pace: String
    private let seconds: Double

    /// Derives the parameters from a seed.
    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.seed = seed
        let paces = ["1ms", "1ms", "10ms", "50ms", "120ms"]
        pace = paces[Int(generator.next() % UInt64(paces.count))]
        seconds = RandomKill.moment(&generator)
    }

    /// Kills a number of shops, two in parallel.
    package static func run(_ program: String, seed: UInt64, count: Int) async throws -> Tally {
        let start = try Profile(program: program)
        guard try await start.run(["buy", "gems.60"]).status == 0 else {
            throw Scenario.PreparationFailed(what: "a profile with a purchase")
        }
        return try await runTrials(count) { index in
            try await ScreenKill(seed: seed &+ UInt64(index) &* 0x9E37_79B9).trial(start)
        }
    }

    private func trial(_ start: Profile) async throws -> Trial {
        let profile = try start.copy()
        let hasEnded = try await buyAndKill(profile, profile.logged())
        let facts = try DurableFacts.read(profile, intent: nil)
        let isNew = try profile.number(profile.journal(), "SELECT count(*) FROM payments") > 1
        let point = CrashPoint(isNew ? facts : [], profile.calls, diedAfter: false)
        let milliseconds = (seconds * 10000).rounded() / 10
        return Trial(
            name: "the shop at pace \(pace), \(milliseconds) ms after Enter (seed \(seed))",
            point: hasEnded ? point : nil, wasAffected: hasEnded,
            violations: try await RecoveryCheck.violations(in: profile))
    }

    /// Buys with key presses, and sends SIGKILL a given time after the last key.
    private func buyAndKill(_ profile: Profile, _ watch: KioskTestSupport.SystemCallFault)
        async throws
        -> Bool
    {
        let shop = try PtyProgram(
            profile.program, ["--pace", pace], in: profile.folder, environment: watch.environment)
        try await shop.waitForText("60 Gems")
        shop.type("b")
        try await shop.waitForText("[ Cancel ]")
        shop.type("\t")
        try await shop.waitForText("[ Buy ")
        // The time of the kill is counted from the Enter that the dialog accepts.
        try await shop.waitForDialogGuard()
        let microseconds = UInt32(seconds * 1e6)
        try await runOnNewThread {
            shop.type("\r")
            usleep(microseconds)
            shop.send(SIGKILL)
        }
        return try await shop.waitForEnd() == .signal(SIGKILL)
    }
}
