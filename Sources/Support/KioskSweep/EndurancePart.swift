import KioskFaults

/// Buys for a while from a server that is killed repeatedly.
enum EndurancePart {
    static func run(_ options: SweepOptions) async throws -> Bool {
        let (seconds, lifetime) = (options.count ?? 120, options.serverLifetime)
        printLine("Four kiosks buy for \(seconds) s; the server is killed every \(lifetime) s:")
        let endurance = EnduranceTest(for: .seconds(seconds), serverLifetime: .seconds(lifetime))
        let report = try await endurance.run(options.program)
        for line in report.lines { printLine("  " + line) }
        return report.violations.isEmpty && report.purchases > 0
    }
}
