import KioskTestSupport

/// One purchase at a shared store in which somebody is killed, and what became of it.
struct SharedTrial: Sendable {
    let sweep: SharedSweep
    /// The kiosk's call that is its last; nil where it is spared.
    let client: Int?
    /// The server's; nil where it is spared.
    let server: Int?

    var name: String {
        let calls = [
            client.map { "the kiosk at call \($0)" }, server.map { "the server at \($0)" },
        ]
        return "\(sweep.name): \(calls.compactMap { $0 }.joined(separator: ", "))"
    }

    /// On a copy of the state that nobody else uses.
    func run(from start: Profile) async throws -> Trial {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let command = try sweep.scenario.command(profile)
        // A run that is shorter than the one that was counted can die before it listens.
        let doomed = try? await profile.serve(profile.serverLogged(fault(server)))
        let run = try await profile.onPhone(command, profile.logged(fault(client)))
        let point = try await crashPoint(profile, run, doomed)
        let violations = try await afterwards(
            run, command, profile, sweep.victim.hitsServer ? nil : doomed)
        let isMet = run.status == 137 || server.map { profile.serverCalls.count >= $0 } ?? false
        return Trial(name: name, point: point, wasMet: isMet, violations: violations)
    }

    private func fault(_ number: Int?) -> Fault {
        number.map(sweep.disturbance.fault) ?? Fault(.watch, Fault.Call.allCases)
    }

    /// Ends the server as well where it is a victim, so that none of the two outlives the other; then reads how far the
    /// order had come.
    private func crashPoint(
        _ profile: Profile, _ run: KioskRun, _ doomed: ServingKiosk?
    ) async throws -> CrashPoint? {
        let isClient = run.status == 137
        if sweep.victim.hitsServer { try await doomed?.kill() }
        let calls = isClient ? profile.calls : profile.serverCalls
        let read = {
            CrashPoint(
                try DurableFacts.read(profile, intent: Scenario.intent), calls,
                diedAfter: sweep.disturbance == .killAfter)
        }
        if let doomed, !sweep.victim.hitsServer { return try doomed.standingStill(read) }
        return try read()
    }

    /// Starts a healthy server, if none has survived, and the kiosk again; says what is wrong then.
    private func afterwards(
        _ run: KioskRun, _ command: [String], _ profile: Profile, _ survivor: ServingKiosk?
    ) async throws -> [String] {
        let healthy: ServingKiosk
        if let survivor { healthy = survivor } else { healthy = try await profile.serve() }
        var found = try await Settling.violations(after: run, in: profile, asksSupport: false)
        found += try Told.untrue(in: run, profile)
        if found.isEmpty { found = try await sweep.scenario.repeated(command, in: profile) }
        let end = try await healthy.stop()
        if end != .exit(0) { found.append("The healthy server ends with \(end)") }
        return try await found + Settling.audit(profile)
    }
}
