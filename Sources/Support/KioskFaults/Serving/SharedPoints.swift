import KioskTestSupport

/// The numbers of the calls that can be hit in a run at a shared store, on each side.
struct SharedPoints: Sendable {
    /// The kiosk's, from its start.
    private var client: [Int] = []
    /// The server's, from the moment at which it accepts requests.
    private var server: [Int] = []
    /// The team's server's, from that moment too.
    private var merchant: [Int] = []

    /// Reads them from undisturbed runs on copies of the state.
    ///
    /// Two commits are one where they come at the same moment, and what goes on in the background may come too late, so
    /// that runs differ in length. The shortest of three tells what there is to hit: a longer one has its last calls at
    /// higher numbers, where the shorter ones have nothing.
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
        let run = try await profile.onPhone(command, profile.logged(by: .client))
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

    /// How many points there are for a victim.
    func count(_ victim: KilledProcess) -> Int {
        switch victim {
        case .client, .both: client.count
        case .server: server.count
        case .merchant: merchant.count
        }
    }

    /// Who dies at one of the points; nil behind the end.
    ///
    /// Where both are hit, each point of the kiosk goes with one of the server that has no order to it.
    func deaths(_ index: Int, _ victim: KilledProcess) -> KillPlan? {
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
    /// Whose calls are written down.
    enum Side: String, Sendable {
        case client = "calls"
        case server = "server-calls"
        case merchant = "merchant-calls"
    }

    /// A fault of one side, whose calls are written down for ``calls(by:)``.
    func logged(
        by side: Side, _ fault: Fault = Fault(.watch, Fault.Call.allCases)
    ) -> Fault { logged(fault, as: side.rawValue) }

    /// The calls of a side that were written down, in order.
    func calls(by side: Side) -> [TracedCall] { TracedCall.all(in: folder.file(side.rawValue)) }
}
