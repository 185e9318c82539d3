import KioskFaults

/// Buys for a while from a server that is killed repeatedly.
enum EndurancePart {
    static func run(_ options: SweepOptions) async throws -> Bool {
        let (seconds, life) = (options.count ?? 120, options.life)
        printLine("Four kiosks buy for \(seconds) s; the server is killed every \(life) s:")
        let endurance = Endurance(for: .seconds(seconds), life: .seconds(life))
        let report = try await endurance.run(options.program)
        for line in report.lines { printLine("  " + line) }
        return report.violations.isEmpty && report.purchases > 0
    }
}
