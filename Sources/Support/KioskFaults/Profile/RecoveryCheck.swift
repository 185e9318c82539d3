import Foundation
package import KioskTestSupport

/// The recovery of a user after a crash: the next start of the program, once for each device.
package enum RecoveryCheck {
    /// Starts each device and returns the violations; empty after a correct recovery.
    ///
    /// - Parameters:
    ///   - devices: The devices to start in addition to those with a journal.
    ///   - asksSupport: Whether to check the ``SupportAnswers`` too.
    package static func violations(
        in profile: Profile, devices: Set<String> = [], asksSupport: Bool = true
    ) async throws -> [String] {
        var found: [String] = []
        for device in devices.union(profile.devices).union(["phone-1"]).sorted() {
            found += try startViolations(of: try await start(device, profile), device, profile)
        }
        // The checks require that every device starts.
        guard found.isEmpty else { return found }
        found = try await audit(profile) + Oracle.violations(in: profile)
        return asksSupport ? try await found + SupportAnswers.violations(in: profile) : found
    }

    /// Starts a device and waits until its work is complete.
    private static func start(_ device: String, _ profile: Profile) async throws -> KioskRun {
        try await completed {
            try await profile.runOnDevice(["library", "--json", "--device", device])
        }
    }

    /// Runs `library` until it returns because the device's work is complete.
    ///
    /// `library` waits at most five seconds. On a very busy machine it may return earlier than the work, so it is
    /// repeated after a full wait; a run that returned sooner is complete.
    package static func completed(_ library: () async throws -> KioskRun) async throws -> KioskRun {
        for _ in 0..<10 {
            let began = ContinuousClock.now
            let run = try await library()
            if began.duration(to: .now) < .seconds(5) { return run }
        }
        return try await library()
    }

    /// Checks the exit code of a disturbed run, and then starts each device.
    static func violations(
        after run: KioskRun, in profile: Profile, asksSupport: Bool = true
    ) async throws -> [String] {
        let found = exitCodeViolations(of: run)
        guard found.isEmpty else { return found }
        return try await violations(in: profile, asksSupport: asksSupport)
    }

    /// Returns exit codes that a disturbance cannot explain, such as that of a trap.
    private static func exitCodeViolations(of run: KioskRun) -> [String] {
        [0, 1, 2, 3, 69, 74, 137].contains(run.status)
            ? [] : ["exits with \(run.status): \(run.output)\(run.errors)"]
    }

    /// Returns the violations that `kiosk audit` finds.
    static func audit(_ profile: Profile) async throws -> [String] {
        let audit = try await profile.run(["audit", "--json"])
        if audit.status == 0 { return [] }
        let violations = audit.objects.filter { $0["kind"] as? String == "violation" }.map {
            "audit: \($0["invariant"] ?? "") \($0["subject"] ?? ""): \($0["message"] ?? "")"
        }
        return violations.isEmpty
            ? ["audit exits with \(audit.status): \(audit.output)"] : violations
    }

    private static func startViolations(
        of run: KioskRun, _ device: String, _ profile: Profile
    ) throws -> [String] {
        guard run.status == 0 else {
            return [
                "The next start on \(device) exits with \(run.status): \(run.output)\(run.errors)"
            ]
        }
        var found = run.errors.contains("forgotten") ? [run.errors] : []
        let gems = try gemTotal(profile)
        if run.balance(of: "gems") != gems {
            found.append(
                "\(device) displays \(run.balance(of: "gems")) gems, but the ledger has \(gems)")
        }
        return found
    }

    /// Returns the gems in the ledger of the store's or the team's merchant.
    private static func gemTotal(_ profile: Profile) throws -> Int {
        if let team = profile.team { return try team.gems() }
        return try profile.number(
            profile.merchant, "SELECT coalesce(sum(change), 0) FROM ledger WHERE good = 'gems'")
    }
}
