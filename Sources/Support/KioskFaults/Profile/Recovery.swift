import Foundation
import KioskTestSupport

/// What a person does after a crash: starts the program again, once for each phone.
package enum Recovery {
    /// Starts each device, and says what is wrong afterwards; empty where all is well.
    ///
    /// - Parameters:
    ///   - devices: Started besides those that have left a journal.
    ///   - asksSupport: Whether ``SupportAnswers`` are held against the files, too.
    package static func violations(
        in profile: Profile, devices: Set<String> = [], asksSupport: Bool = true
    ) async throws -> [String] {
        var found: [String] = []
        for device in devices.union(profile.devices).union(["phone-1"]).sorted() {
            found += try complaints(of: try await start(device, profile), device, profile)
        }
        // What did not start has no books that could agree.
        guard found.isEmpty else { return found }
        found = try await audit(profile) + Oracle.violations(in: profile)
        return asksSupport ? try await found + SupportAnswers.violations(in: profile) : found
    }

    /// Starts a device and lets it come to rest.
    ///
    /// `library` waits five seconds for that and no longer. Who waited that long in vain, on a machine that is very busy,
    /// starts it once more; who was answered earlier has the answer that counts.
    private static func start(_ device: String, _ profile: Profile) async throws -> KioskRun {
        let command = ["library", "--json", "--device", device]
        for _ in 0..<10 {
            let began = ContinuousClock.now
            let run = try await profile.onPhone(command)
            if began.duration(to: .now) < .seconds(5) { return run }
        }
        return try await profile.onPhone(command)
    }

    /// Looks at how a disturbed run ended, and then does the same.
    static func violations(
        after run: KioskRun, in profile: Profile, asksSupport: Bool = true
    ) async throws -> [String] {
        let found = oddities(of: run)
        guard found.isEmpty else { return found }
        return try await violations(in: profile, asksSupport: asksSupport)
    }

    /// Ends that no disturbance explains, such as a trap.
    private static func oddities(of run: KioskRun) -> [String] {
        [0, 1, 2, 3, 69, 74, 137].contains(run.status)
            ? [] : ["ended with \(run.status): \(run.output)\(run.errors)"]
    }

    /// What the program itself finds wrong with its files; empty where it finds nothing.
    static func audit(_ profile: Profile) async throws -> [String] {
        let audit = try await profile.run(["audit", "--json"])
        if audit.status == 0 { return [] }
        let violations = audit.objects.filter { $0["kind"] as? String == "violation" }.map {
            "audit: \($0["invariant"] ?? "") \($0["subject"] ?? ""): \($0["message"] ?? "")"
        }
        return violations.isEmpty
            ? ["audit ends with \(audit.status): \(audit.output)"] : violations
    }

    private static func complaints(
        of run: KioskRun, _ device: String, _ profile: Profile
    ) throws -> [String] {
        guard run.status == 0 else {
            return [
                "The next start on \(device) ends with \(run.status): \(run.output)\(run.errors)"
            ]
        }
        var found = run.errors.contains("forgotten") ? [run.errors] : []
        let gems = try ledgerOfGems(profile)
        if run.balance(of: "gems") != gems {
            found.append("\(device) shows \(run.balance(of: "gems")) gems, the ledger has \(gems)")
        }
        return found
    }

    /// What the merchant's ledger has, whoever the merchant is.
    private static func ledgerOfGems(_ profile: Profile) throws -> Int {
        if let team = profile.team { return try team.gems() }
        return try profile.number(
            profile.merchant, "SELECT coalesce(sum(change), 0) FROM ledger WHERE good = 'gems'")
    }
}
