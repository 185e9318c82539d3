import KioskFaults

/// Kills the kiosk, the server or both at every call of every purchase at a shared store.
enum SharedPart {
    /// What can be chosen.
    static var names: [String] { sweeps(every: 1).map(\.name) }

    private static func sweeps(every: Int) -> [SharedSweep] {
        SharedSweep.scenarios.flatMap { scenario in
            SharedSweep.disturbances.flatMap { disturbance in
                Victim.allCases.map { SharedSweep(scenario, disturbance, $0, every: every) }
            }
        }
    }

    static func run(_ options: SweepOptions) async throws -> Bool {
        say("Every call of every purchase over HTTP (every \(options.every)):")
        var all = Tally()
        for sweep in sweeps(every: options.every) where options.takes(sweep.name) {
            all.add(
                try await KillPart.told(sweep.name) {
                    try await sweep.run(options.program, offset: Int(options.seed % 997))
                })
        }
        return KillPart.conclude(all, needsAll: false)
    }
}
