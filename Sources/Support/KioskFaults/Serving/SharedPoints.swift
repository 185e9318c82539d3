import KioskTestSupport

/// The numbers of the calls that can be disturbed in a run at a shared store, for each process.
struct SharedPoints: Sendable {
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
    init(_ sweep: SharedSweep, from start: Profile) async throws {
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

    private static func calls(of sweep: SharedSweep, from start: Profile) async throws -> Calls {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let serving = try await profile.serve(profile.logged(by: .server))
        let selling = try await profile.team?.start(profile.logged(by: .merchant))
        let way = sweep.disturbance
        let served = way.counted(profile.calls(by: .server)).count
        let sold = way.counted(profile.calls(by: .merchant)).count
        let command = Scenario.patient(try sweep.scenario.command(profile))
        let run = try await profile.runOnDevice(command, profile.logged(by: .client))
        try await serving.kill()
        withExtendedLifetime(selling) {}
        guard run.status == sweep.scenario.status else {
            throw Scenario.Unprepared(what: "\(sweep.name), undisturbed: \(run.errors)")
        }
        return (
            way.numbers(in: profile.calls(by: .client)),
            way.numbers(in: profile.calls(by: .server)).filter { $0 > served },
            way.numbers(in: profile.calls(by: .merchant)).filter { $0 > sold }
        )
    }

    /// Returns the number of points for a process.
    func count(_ victim: KilledProcess) -> Int {
        switch victim {
        case .client, .both: client.count
        case .server: server.count
        case .merchant: merchant.count
        }
    }

    /// Returns the kills at one of the points; nil beyond the end.
    ///
    /// If both processes are killed, each point of the kiosk is combined with an unrelated point of the server.
    func plan(_ index: Int, _ victim: KilledProcess) -> KillPlan? {
        guard index < count(victim), !server.isEmpty else { return nil }
        return switch victim {
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
        by side: Side, _ fault: Fault = Fault(.watch, Fault.Call.allCases)
    ) -> Fault { logged(fault, as: side.rawValue) }

    /// Returns the logged calls of a process, in order.
    func calls(by side: Side) -> [TracedCall] { TracedCall.all(in: folder.file(side.rawValue)) }
}
