import KioskTestSupport

/// Runs of one scenario with one disturbance, at its first call, its second, and so on, until a run is not affected.
package struct ExhaustiveSweep: Sendable {
    /// The disturbed scenario.
    package let scenario: Scenario
    /// The disturbance.
    package let disturbance: Disturbance
    /// The interval between the tested points.
    let every: Int

    /// Creates a sweep.
    package init(_ scenario: Scenario, _ disturbance: Disturbance, every: Int = 1) {
        self.scenario = scenario
        self.disturbance = disturbance
        self.every = max(1, every)
    }

    /// Disturbs a sample of the points, two in parallel, and prints the sample.
    package func sample(_ program: String, _ count: Int, seed: UInt64) async throws -> Tally {
        let start = try await scenario.start(program)
        let points = try await points(of: start).numbers
        let sample = SweepSample(count, of: points.count, seed: seed)
        sample.printPoints("\(scenario.name), \(disturbance.rawValue)")
        let chosen = sample.elements(of: points)
        return try await runTrials(chosen.count) { try await trialWithTimeout(chosen[$0], start) }
    }

    /// Disturbs every point, two in parallel.
    ///
    /// - Parameter offset: The first of the tested points, if not all are tested.
    package func run(_ program: String, offset: Int = 0) async throws -> Tally {
        let start = try await scenario.start(program)
        let (points, count) = try await points(of: start)
        return try await runTrials { index in
            let position = offset % every + index * every
            if points.indices.contains(position) {
                return try await trialWithTimeout(points[position], start)
            }
            // The number of calls varies slightly between runs, so the sweep continues until a run is not affected.
            guard every == 1, disturbance.killsProcess else { return nil }
            let last = try await trial(count + position - points.count + 1, start)
            return last.wasAffected ? last : nil
        }
    }

    /// Returns the numbers of the calls that it applies to, and the number of all calls, from an undisturbed run.
    private func points(of start: Profile) async throws -> (numbers: [Int], of: Int) {
        let profile = try start.copy()
        _ = try await profile.run(scenario.command(profile), profile.logged())
        let calls = profile.calls
        return (disturbance.numbers(in: calls), disturbance.countedCalls(calls).count)
    }

    private func trialWithTimeout(_ number: Int, _ start: Profile) async throws -> Trial {
        let name = "\(scenario.name), \(disturbance.rawValue) at call \(number)"
        return try await Trial.catchingTimeout(name) { try await trial(number, start) }
    }

    private func trial(_ number: Int, _ start: Profile) async throws -> Trial {
        let profile = try start.copy()
        let command = try scenario.command(profile)
        let run = try await profile.run(command, profile.logged(disturbance.fault(at: number)))
        let calls = profile.calls
        let isDead = run.status == 137
        let point = try isDead ? crashPoint(profile, calls) : nil
        let name =
            "\(scenario.name), \(disturbance.rawValue) at call \(number), "
            + "\(calls.indices.contains(number - 1) ? calls[number - 1].description : "none")"
        // The check of support answers takes as long as all others together, so it is made only for some calls.
        var violations = try await RecoveryCheck.violations(
            after: run, in: profile, asksSupport: number % 8 == 0)
        if violations.isEmpty { violations = try await scenario.repeated(command, in: profile) }
        return Trial(
            name: name, point: point, wasAffected: isDead || calls.count >= number,
            violations: violations)
    }

    private func crashPoint(_ profile: Profile, _ calls: [TracedCall]) throws -> CrashPoint? {
        guard try scenario.command(profile).contains(Scenario.intent) else { return nil }
        return CrashPoint(
            try DurableFacts.read(profile, intent: Scenario.intent), calls,
            diedAfter: disturbance == .killAfter)
    }
}
