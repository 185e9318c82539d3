import KioskFaults
import KioskTestSupport

/// Kills the kiosk, the server, both or the merchant at every call of every command at a shared store.
enum SharedPart {
    /// The names for `--only`.
    static var names: [String] { SharedStoreSweep.all().map(\.name) }

    static func run(_ options: SweepOptions) async throws -> Bool {
        printLine("Every call of every command over HTTP (every \(options.every)):")
        var all = Tally()
        var isComplete = true
        for sweep in SharedStoreSweep.all(every: options.every) where options.matches(sweep.name) {
            do {
                all.add(
                    try await KillPart.runAndReport(sweep.name) {
                        try await sweep.run(options.program, offset: Int(options.seed % 997))
                    })
            } catch let missing as PythonEnvironment.Unavailable {
                printLine("    not run: \(missing)")
                isComplete = false
            }
        }
        // A point that was never reached proves nothing, and neither does a skipped sweep.
        for name in all.unaffected { printLine("  never met: \(name)") }
        let isClean = KillPart.conclude(all, needsAll: options.only.isEmpty)
        return isClean && isComplete && all.unaffected.isEmpty
    }
}
