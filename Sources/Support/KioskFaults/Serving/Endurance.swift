import KioskTestSupport

/// Several kiosks that buy at a shared store for a while, whose server is killed repeatedly.
package struct Endurance: Sendable {
    /// The duration of the purchases.
    let duration: Duration
    /// The lifetime of each server.
    let life: Duration
    /// The number of kiosks, each with its own device.
    let kiosks: Int

    /// Creates a test.
    package init(for duration: Duration, life: Duration, kiosks: Int = 4) {
        self.duration = duration
        self.life = life
        self.kiosks = kiosks
    }

    /// Buys and kills, waits until all work is complete at a healthy server, and sums up.
    package func run(_ program: String) async throws -> EnduranceResult {
        let profile = try Profile(program: program, servedAt: LoopbackPort.unused())
        let end = ContinuousClock.now + duration
        var report = try await withThrowingTaskGroup(of: EnduranceResult.self) { group in
            group.addTask { try await serve(profile, until: end) }
            for number in 1...kiosks {
                group.addTask { try await buy("phone-\(number)", profile, until: end) }
            }
            return try await group.reduce(into: EnduranceResult()) { $0.add($1) }
        }
        try await settle(profile, &report)
        return report
    }

    /// Runs one server after the other, each killed after its lifetime.
    private func serve(
        _ profile: Profile, until end: ContinuousClock.Instant
    ) async throws -> EnduranceResult {
        var report = EnduranceResult()
        while ContinuousClock.now < end {
            let server = try await profile.serve()
            try await Task.sleep(until: min(end, .now + life))
            try await server.kill()
            report.kills += 1
        }
        return report
    }

    /// Makes one purchase after the other, and counts the exit codes.
    private func buy(
        _ phone: String, _ profile: Profile, until end: ContinuousClock.Instant
    ) async throws -> EnduranceResult {
        var report = EnduranceResult()
        let words = ["buy", "gems.60", "--json", "--timeout", "3", "--device", phone]
        while ContinuousClock.now < end {
            let run = try await profile.runOnDevice(words)
            report.ends[run.status, default: 0] += 1
        }
        return report
    }

    /// Starts a healthy server and each device, and runs the checks.
    private func settle(_ profile: Profile, _ report: inout EnduranceResult) async throws {
        let began = ContinuousClock.now
        let server = try await profile.serve()
        report.violations = try await Recovery.violations(in: profile, asksSupport: false)
        report.settling = began.duration(to: .now)
        _ = try await server.stop()
        report.violations += try await Recovery.audit(profile)
        let takings = try Revenue(of: profile)
        if !takings.areEqual {
            report.violations.append("Store, merchant and devices disagree: \(takings)")
        }
        report.purchases = try CustomerLedgers(of: profile).charges
        report.takings = takings
    }
}
