import KioskTestSupport

/// The initial state of a command at a shared store, and its undisturbed runs, which all sweeps of the command share.
package struct SharedStoreReference: Sendable {
    let start: Profile
    /// The calls of three runs.
    ///
    /// Simultaneous commits are merged, and background work may come too late, so the number of calls varies.
    fileprivate private(set) var runs: [[Profile.Side: Trace]] = []

    /// The calls of one process in a run.
    fileprivate struct Trace {
        let calls: [TracedCall]
        /// The number of calls before the command.
        let startLength: Int

        func numbers(for disturbance: Disturbance) -> [Int] {
            let earlier = disturbance.countedCalls(Array(calls.prefix(startLength))).count
            return disturbance.numbers(in: calls).filter { $0 > earlier }
        }
    }

    init(_ sweep: SharedStoreSweep, from start: Profile) async throws {
        self.start = start
        for _ in 0..<3 { runs.append(try await Self.traces(of: sweep, from: start)) }
    }

    private static func traces(
        of sweep: SharedStoreSweep, from start: Profile
    ) async throws -> [Profile.Side: Trace] {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let runningServer = try await profile.serve(profile.logged(by: .server))
        let runningMerchant = try await profile.team?.start(profile.logged(by: .merchant))
        let serverStart = profile.calls(by: .server).count
        let merchantStart = profile.calls(by: .merchant).count
        let command = Scenario.withLongTimeout(try sweep.scenario.command(profile))
        let run = try await profile.runOnDevice(command, profile.logged(by: .client))
        try await runningServer.kill()
        withExtendedLifetime(runningMerchant) {}
        guard run.status == sweep.scenario.status else {
            throw Scenario.PreparationFailed(what: "\(sweep.name), undisturbed: \(run.errors)")
        }
        return [
            .client: Trace(calls: profile.calls(by: .client), startLength: 0),
            .server: Trace(calls: profile.calls(by: .server), startLength: serverStart),
            .merchant: Trace(calls: profile.calls(by: .merchant), startLength: merchantStart),
        ]
    }
}

/// The numbers of the calls that can be disturbed in a run at a shared store, for each process.
///
/// They are those of the shortest undisturbed run: numbers beyond its end do not exist in every run.
struct SharedStorePoints: Sendable {
    /// The kiosk's calls, from its start.
    private let client: [Int]
    /// The server's calls after it accepts requests.
    private let server: [Int]
    /// The calls of the team's server after it accepts requests.
    private let merchant: [Int]

    init(_ disturbance: Disturbance, in reference: SharedStoreReference) {
        func shortest(_ side: Profile.Side) -> [Int] {
            reference.runs.compactMap { $0[side]?.numbers(for: disturbance) }
                .min { $0.count < $1.count } ?? []
        }
        (client, server, merchant) = (shortest(.client), shortest(.server), shortest(.merchant))
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
