import KioskFaults

/// Kills the program, or fails its system calls, at every call of every scenario, and at random times.
enum KillPart {
    /// The names for `--only`.
    static var names: [String] {
        Scenario.all.flatMap { scenario in Disturbance.allCases.map { name(scenario, $0) } }
            + [pairs]
    }

    private static let pairs = "a kill during the recovery from a kill"

    private static func name(_ scenario: Scenario, _ disturbance: Disturbance) -> String {
        "\(scenario.name), \(disturbance.rawValue)"
    }

    /// Disturbs every call of every scenario.
    static func runExhaustive(_ options: SweepOptions) async throws -> Bool {
        printLine("Every call of every scenario (every \(options.every)):")
        var all = Tally()
        for scenario in Scenario.all {
            for disturbance in Disturbance.allCases {
                let name = name(scenario, disturbance)
                guard options.matches(name) else { continue }
                let sweep = ExhaustiveSweep(scenario, disturbance, every: options.every)
                all.add(
                    try await runAndReport(name) {
                        try await sweep.run(options.program, offset: Int(options.seed % 997))
                    })
            }
        }
        if options.matches(pairs) {
            all.add(
                try await runAndReport(pairs) {
                    try await PairSweep.run(options.program, every: 17 * options.every, second: 7)
                })
        }
        return conclude(all, needsAll: options.only.isEmpty)
    }

    /// Kills at random times.
    static func runRandom(_ options: SweepOptions) async throws -> Bool {
        let count = options.count ?? 1500
        let tally = try await runAndReport("\(count) kills at random times, seed \(options.seed)") {
            try await RandomKill.run(options.program, seed: options.seed, count: count)
        }
        return conclude(tally, needsAll: false)
    }

    /// Kills the open shop at random times.
    static func runScreen(_ options: SweepOptions) async throws -> Bool {
        let count = options.count ?? 500
        let tally = try await runAndReport("\(count) kills of the open shop, seed \(options.seed)")
        {
            try await ScreenKill.run(options.program, seed: options.seed, count: count)
        }
        return conclude(tally, needsAll: false)
    }

    /// Runs a sweep and prints its result.
    static func runAndReport(
        _ name: String, _ body: () async throws -> Tally
    ) async throws -> Tally {
        let began = ContinuousClock.now
        let tally = try await body()
        let seconds = Int(began.duration(to: .now) / .seconds(1))
        printLine(
            "  \(name): \(tally.runs) runs, \(tally.affectedRuns) met, \(tally.failedTrials.count) broken, "
                + "\(seconds) s")
        for trial in tally.failedTrials.prefix(5) {
            printLine("    \(trial)")
        }
        return tally
    }

    /// Prints the crash points, and returns whether all runs succeeded.
    static func conclude(_ tally: Tally, needsAll: Bool) -> Bool {
        printLine(
            "  \(tally.runs) runs, \(tally.affectedRuns) met, \(tally.failedTrials.count) broken")
        for line in tally.histogram.lines { printLine("    " + line) }
        let missing = needsAll ? tally.histogram.missing(upTo: 16) : []
        if !missing.isEmpty { printLine("  never hit: \(missing.joined(separator: " "))") }
        return tally.failedTrials.isEmpty && missing.isEmpty
    }
}
