import KioskTestSupport

/// The numbers of the calls that can be disturbed in a run at a shared store, for each process.
struct SharedStorePoints: Sendable {
    /// The kiosk's calls, from its start.
    private var client: [Int] = []
    /// The server's calls after it accepts requests.
    private var server: [Int] = []
    /// The calls of the team's server after it accepts requests.
    private var merchant: [Int] = []

    /// Determines the numbers from undisturbed runs on copies of the state.
    ///
    /// Simultaneous commits are merged, and background work may come too late, so the number of calls varies. The
    /// shortest of three runs is used: numbers beyond its end do not exist in every run.
    init(_ sweep: SharedStoreSweep, from start: Profile) async throws {
        for round in 0..<3 {
            let calls = try await Self.calls(of: sweep, from: start)
            client = Self.shorter(client, calls.client, round)
            server = Self.shorter(server, calls.server, round)
            merchant = Self.shorter(merchant, calls.merchant, round)
        }
    }

    private static func shorter(_ kept: [Int], _ new: [Int], _ round: Int) -> [Int] {
        round == 0 || new.count < kept.count ? new : kept
    }

    private typealias Calls = (client: [Int], server: [Int], merchant: [Int])

    private static func calls(of sweep: SharedStoreSweep, from start: Profile) async throws -> Calls
    {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let runningServer = try await profile.serve(profile.logged(by: .server))
        let runningMerchant = try await profile.team?.start(profile.logged(by: .merchant))
        let disturbance = sweep.disturbance
        let serverStartCalls = disturbance.countedCalls(profile.calls(by: .server)).count
        let merchantStartCalls = disturbance.countedCalls(profile.calls(by: .merchant)).count
        let command = Scenario.withLongTimeout(try sweep.scenario.command(profile))
        let run = try await profile.runOnDevice(command, profile.logged(by: .client))
        try await runningServer.kill()
        withExtendedLifetime(runningMerchant) {}
        guard run.status == sweep.scenario.status else {
            throw Scenario.PreparationFailed(what: "\(sweep.name), undisturbed: \(run.errors)")
        }
        return (
            disturbance.numbers(in: profile.calls(by: .client)),
            disturbance.numbers(in: profile.calls(by: .server)).filter { $0 > serverStartCalls },
            disturbance.numbers(in: profile.calls(by: .merchant)).filter { $0 > merchantStartCalls }
        )
    }

    /// Returns the number of points for a process.
    func count(_ killedProcess: KilledProcess) -> Int {
        switch killedProcess {
        case .client, .both: client.count
        case .server: server.count
        case .merchant: merchant.count
        }
    }

    /// Returns the kills at one of the points; nil beyond the end.
    ///
    /// If both processes are killed, each point of the kiosk is combined with an unrelated point of the server.
    func plan(_ index: Int, _ killedProcess: KilledProcess) -> KillPlan? {
        guard index < count(killedProcess), !server.isEmpty else { return nil }
        return switch killedProcess {
        case .client: KillPlan(client: client[index])
        case .server: KillPlan(server: server[index])
        case .both: KillPlan(client: client[index], server: server[index * 7919 % server.count])
        case .merchant: KillPlan(merchant: merchant[index])
        }
    }
}

extension Profile {
    /// The process whose calls are logged.
    enum Side: String, Sendable {
        case client = "calls"
        case server = "server-calls"
        case merchant = "merchant-calls"
    }

    /// Returns a fault of one process, whose calls are logged for ``calls(by:)``.
    func logged(
        by side: Side,
        _ fault: SystemCallFault = SystemCallFault(.logOnly, SystemCallFault.Call.allCases)
    ) -> SystemCallFault { logged(fault, as: side.rawValue) }

    /// Returns the logged calls of a process, in order.
    func calls(by side: Side) -> [TracedCall] { TracedCall.all(in: folder.file(side.rawValue)) }
}
