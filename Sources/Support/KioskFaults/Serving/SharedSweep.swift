import KioskTestSupport

/// A purchase at a shared store over HTTP, in which the kiosk, the server or both are killed at one call after the other.
package struct SharedSweep: Sendable {
    /// What is bought.
    package let scenario: Scenario
    /// In which way somebody dies.
    package let disturbance: Disturbance
    /// Who dies.
    package let victim: Victim
    /// Only every so many-th point.
    let every: Int

    /// Takes the parts.
    package init(
        _ scenario: Scenario, _ disturbance: Disturbance, _ victim: Victim, every: Int = 1
    ) {
        self.scenario = scenario
        self.disturbance = disturbance
        self.victim = victim
        self.every = max(1, every)
    }

    /// What can be bought there.
    package static var scenarios: [Scenario] { Scenario.all.filter(\.isPurchase) }

    /// The ways to die.
    package static var disturbances: [Disturbance] { Disturbance.allCases.filter(\.isDeadly) }

    /// What it is called.
    package var name: String {
        "over HTTP, \(scenario.name), \(disturbance.rawValue), \(victim.rawValue)"
    }

    /// Kills at every point, two at a time.
    ///
    /// - Parameter offset: Which of the points is the first, where not all are taken.
    package func run(_ program: String, offset: Int = 0) async throws -> Tally {
        let start = try await scenario.servedStart(program)
        let points = try await SharedPoints(scenario, disturbance, from: start)
        return try await pairwise { index in
            guard let place = points.place(offset % every + index * every, victim) else {
                return nil
            }
            let trial = SharedTrial(sweep: self, client: place.client, server: place.server)
            return try await Trial.ending(trial.name) { try await trial.run(from: start) }
        }
    }
}

extension Scenario {
    /// Whether it is an order that can be repeated until it ends well.
    fileprivate var isPurchase: Bool { isRepeatable && orders }

    /// The state that the command begins with, at a store that was served to get there.
    fileprivate func servedStart(_ program: String) async throws -> Profile {
        let profile = try Profile(program: program, servedAt: LoopbackPort.unused())
        let server = try await profile.serve()
        for (words, status) in prepared {
            let run = try await profile.onPhone(Self.patient(words))
            guard run.status == status else {
                throw Unprepared(what: "\(name): \(words) ends with \(run.status): \(run.errors)")
            }
        }
        _ = try await server.stop()
        return profile
    }
}
