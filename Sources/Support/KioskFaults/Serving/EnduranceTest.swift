import KioskTestSupport

/// Several kiosks that buy at a shared store for a while, whose server is killed repeatedly.
package struct EnduranceTest: Sendable {
    /// The duration of the purchases.
    let duration: Duration
    /// The lifetime of each server.
    let serverLifetime: Duration
    /// The number of kiosks, each with its own device.
    let kiosks: Int

    /// Creates a test.
    package init(for duration: Duration, serverLifetime: Duration, kiosks: Int = 4) {
        self.duration = duration
        self.serverLifetime = serverLifetime
        self.kiosks = kiosks
    }

    /// Buys and kills, waits until all work is complete at a healthy server, and sums up.
    package func run(_ program: String) async throws -> EnduranceResult {
        let profile = try Profile(program: program, servedAt: LoopbackPort.unused())
        let end = ContinuousClock.now + duration
        var result = try await withThrowingTaskGroup(of: EnduranceResult.self) { group in
            group.addTask { try await serve(profile, until: end) }
            for number in 1...kiosks {
                group.addTask { try await buy("phone-\(number)", profile, until: end) }
            }
            return try await group.reduce(into: EnduranceResult()) { $0.add($1) }
        }
        try await checkAtRest(profile, &result)
        return result
    }

    /// Runs one server after the other, each killed after its lifetime.
    private func serve(
        _ profile: Profile, until end: ContinuousClock.Instant
    ) async throws -> EnduranceResult {
        var result = EnduranceResult()
        while ContinuousClock.now < end {
            let server = try await profile.serve()
            try await Task.sleep(until: min(end, .now + serverLifetime))
            try await server.kill()
            result.kills += 1
        }
        return result
    }

    /// Makes one purchase after the other, and counts the exit codes.
    private func buy(
        _ device: String, _ profile: Profile, until end: ContinuousClock.Instant
    ) async throws -> EnduranceResult {
        var result = EnduranceResult()
        let words = ["buy", "gems.60", "--json", "--timeout", "3", "--device", device]
        while ContinuousClock.now < end {
            let run = try await profile.runOnDevice(words)
            result.ends[run.status, default: 0] += 1
        }
        return result
    }

    /// Starts a healthy server and each device, and runs the checks.
    private func checkAtRest(_ profile: Profile, _ result: inout EnduranceResult) async throws {
        let began = ContinuousClock.now
        let server = try await profile.serve()
        result.violations = try await RecoveryCheck.violations(in: profile, asksSupport: false)
        result.recoveryTime = began.duration(to: .now)
        _ = try await server.stop()
        result.violations += try await RecoveryCheck.audit(profile)
        let revenue = try Revenue(of: profile)
        if !revenue.areEqual {
            result.violations.append("Store, merchant and devices disagree: \(revenue)")
        }
        result.purchases = try CustomerRecordCounts(of: profile).charges
        result.revenue = revenue
    }
}
