import KioskTestSupport

/// The numbers of the calls that can be hit in a purchase at a shared store, on each side.
struct SharedPoints: Sendable {
    /// The kiosk's, from its start.
    let client: [Int]
    /// The server's, from the moment at which it accepts requests.
    let server: [Int]

    /// Reads them from an undisturbed run on a copy of the state.
    init(_ scenario: Scenario, _ disturbance: Disturbance, from start: Profile) async throws {
        let profile = try start.copy(servedAt: LoopbackPort.unused())
        let serving = try await profile.serve(profile.serverLogged())
        let before = profile.serverCalls.count
        let command = Scenario.patient(try scenario.command(profile))
        let run = try await profile.onPhone(command, profile.logged())
        try await serving.kill()
        guard run.status == 0 else {
            throw Scenario.Unprepared(what: "\(scenario.name), undisturbed: \(run.errors)")
        }
        client = Self.numbers(profile.calls, disturbance)
        server = Self.numbers(profile.serverCalls, disturbance).filter { $0 > before }
    }

    private static func numbers(_ calls: [TracedCall], _ disturbance: Disturbance) -> [Int] {
        calls.indices.filter { disturbance.isMeant(for: calls[$0]) }.map { $0 + 1 }
    }

    /// How many points there are for a victim.
    func count(_ victim: Victim) -> Int { victim.hitsClient ? client.count : server.count }

    /// The calls of client and server to hit; nil for a side that is spared, and nothing behind the end.
    ///
    /// Where both are hit, each point of the kiosk goes with one of the server that has no order to it.
    func place(_ index: Int, _ victim: Victim) -> (client: Int?, server: Int?)? {
        guard index < count(victim), !server.isEmpty else { return nil }
        switch victim {
        case .client: return (client[index], nil)
        case .server: return (nil, server[index])
        case .both: return (client[index], server[index * 7919 % server.count])
        }
    }
}

extension Profile {
    /// A fault of the server, whose calls are written down for ``serverCalls``.
    func serverLogged(_ fault: Fault = Fault(.watch, Fault.Call.allCases)) -> Fault {
        logged(fault, as: "server-calls")
    }

    /// The server's calls that were written down, in order.
    var serverCalls: [TracedCall] { TracedCall.all(in: folder.file("server-calls")) }
}
