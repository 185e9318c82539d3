import Glibc
import KioskTestSupport

/// One command at a shared store in which a process is killed.
struct SharedStoreTrial: Sendable {
    let sweep: SharedStoreSweep
    let plan: KillPlan

    var name: String { "\(sweep.name): \(plan.name)" }

    /// Repeats the trial until a process died as planned, since a run with merged commits may be shorter than its
    /// point. Only the last run is checked.
    func runUntilAffected(from start: Profile) async throws -> Trial {
        for _ in 0..<9 {
            let trial = try await run(from: start, isLast: false)
            if trial.wasAffected { return trial }
        }
        return try await run(from: start, isLast: true)
    }

    /// Runs the trial on a separate copy of the state; checks a run in which no process died only if it is the last.
    private func run(from start: Profile, isLast: Bool) async throws -> Trial {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let command = try sweep.scenario.command(profile)
        // A run that is shorter than the counted one may die before the server accepts requests.
        let faultyServer = try? await profile.serve(fault(.server, plan.server, profile))
        let merchant = try? await profile.team?.start(fault(.merchant, plan.merchant, profile))
        let run = try await profile.runOnDevice(command, fault(.client, plan.client, profile))
        let point = try await crashPoint(command, profile, run, faultyServer)
        let wasAffected = isAffected(profile)
        guard wasAffected || isLast else {
            return Trial(name: name, point: point, wasAffected: false, violations: [])
        }
        let restartedMerchant = try await replacement(of: merchant, profile)
        let violations = try await recoveryViolations(
            run, command, profile, sweep.killedProcess.includesServer ? nil : faultyServer)
        withExtendedLifetime(restartedMerchant) {}
        return Trial(name: name, point: point, wasAffected: wasAffected, violations: violations)
    }

    private func fault(_ side: Profile.Side, _ number: Int?, _ profile: Profile) -> SystemCallFault
    {
        guard let number else { return profile.logged(by: side) }
        return profile.logged(by: side, sweep.disturbance.fault(at: number))
    }

    /// Returns whether one of the processes to kill has reached its last call.
    private func isAffected(_ profile: Profile) -> Bool {
        let planned: [(Profile.Side, Int?)] = [
            (.client, plan.client), (.server, plan.server), (.merchant, plan.merchant),
        ]
        return planned.contains { side, number in
            number.map { profile.calls(by: side).count >= $0 } ?? false
        }
    }

    /// Kills the server too if it is a target, so that neither process outlives the other; then reads the progress of
    /// the order, if the command has the counted order.
    private func crashPoint(
        _ command: [String], _ profile: Profile, _ run: KioskRun,
        _ faultyServer: KioskServerProcess?
    ) async throws -> CrashPoint? {
        let clientDied = run.status == 137
        if sweep.killedProcess.includesServer { try await faultyServer?.kill() }
        guard command.contains(Scenario.intent), profile.team == nil else { return nil }
        let calls = profile.calls(by: clientDied ? .client : .server)
        let read = {
            CrashPoint(
                try DurableFacts.read(profile, intent: Scenario.intent), calls,
                diedAfter: sweep.disturbance == .killAfter)
        }
        if let faultyServer, !sweep.killedProcess.includesServer {
            return try faultyServer.whilePaused(read)
        }
        return try read()
    }

    /// Returns the team's server for the recovery: a new one if the old one was to be killed.
    private func replacement(
        of merchant: RawProgram?, _ profile: Profile
    ) async throws -> RawProgram? {
        guard sweep.killedProcess.includesMerchant else { return merchant }
        merchant?.send(SIGKILL)
        _ = try await merchant?.waitForEnd()
        return try await profile.team?.start()
    }

    /// Starts a healthy server, unless one survived, and the kiosk again; returns the violations.
    private func recoveryViolations(
        _ run: KioskRun, _ command: [String], _ profile: Profile,
        _ survivingServer: KioskServerProcess?
    ) async throws -> [String] {
        let server: KioskServerProcess
        if let survivingServer {
            server = survivingServer
        } else {
            server = try await profile.serve()
        }
        var found = try await RecoveryCheck.violations(after: run, in: profile, asksSupport: false)
        found += try ReportedCharge.contradictions(in: run, profile)
        if found.isEmpty { found = try await sweep.scenario.repeated(command, in: profile) }
        let end = try await server.stop()
        if end != .exit(0) { found.append("The server without a fault exits with \(end)") }
        return try await found + RecoveryCheck.audit(profile)
    }
}
