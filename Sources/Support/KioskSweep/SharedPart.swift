import KioskFaults
import KioskTestSupport

/// Kills the kiosk, the server, both or the merchant at every call of every command at a shared store.
enum SharedPart {
    /// The names for `--only`.
    static var names: [String] { SharedSweep.all().map(\.name) }

    static func run(_ options: SweepOptions) async throws -> Bool {
        printLine("Every call of every command over HTTP (every \(options.every)):")
        var all = Tally()
        var isWhole = true
        for sweep in SharedSweep.all(every: options.every) where options.takes(sweep.name) {
            do {
                all.add(
                    try await KillPart.runAndReport(sweep.name) {
                        try await sweep.run(options.program, offset: Int(options.seed % 997))
                    })
            } catch let missing as PythonEnvironment.Unavailable {
                printLine("    not run: \(missing)")
                isWhole = false
            }
        }
        // A point that was never reached proves nothing, and neither does a skipped sweep.
        for name in all.missed { printLine("  never met: \(name)") }
        let isClean = KillPart.conclude(all, needsAll: options.only.isEmpty)
        return isClean && isWhole && all.missed.isEmpty
    }
}
