import KioskFaults

/// Simulates power failures in each script.
enum PowerPart {
    private static let killedFirstStarts = (1...250).map(PowerScripts.killedStart)

    /// The scripts for `--only`.
    static var scripts: [PowerScript] { PowerScripts.all + killedFirstStarts }

    static func run(_ options: SweepOptions) async throws -> Bool {
        printLine("Power failures, seed \(options.seed):")
        let count = options.count ?? 10_000
        // Each of these is a separate recording, so a small share of all images is enough for it.
        let share = killedFirstStarts.count * 2 * 4
        var total = (images: 0, findings: 0)
        for script in PowerScripts.all where options.matches(script.name) {
            total = try await add(
                script, count: max(2, (count - share) / PowerScripts.all.count), options, total)
        }
        if count > share {
            for script in killedFirstStarts where options.matches(script.name) {
                total = try await add(script, count: 8, options, total)
            }
        }
        printLine("  \(total.images) images, \(total.findings) broken")
        return total.findings == 0
    }

    private typealias Total = (images: Int, findings: Int)

    /// Tests half of the images with each of the rules that a disk may have.
    private static func add(
        _ script: PowerScript, count: Int, _ options: SweepOptions, _ total: Total
    ) async throws -> Total {
        var total = total
        let recording = try await Recording.of(
            script.name, script.commands, program: options.program)
        for rules in [PowerRules.strict, .journaled] {
            let began = ContinuousClock.now
            let found = try await PowerFailure.findings(
                recording, count: count / 2, seed: options.seed, rules: rules)
            let seconds = Int(began.duration(to: .now) / .seconds(1))
            printLine(
                "  \(script), \(rules.rawValue): \(recording.changes.count) changes, "
                    + "\(count / 2) images, \(found.count) broken, \(seconds) s")
            for finding in found.prefix(3) { printLine("    \(finding)") }
            total = (total.images + count / 2, total.findings + found.count)
        }
        return total
    }

    /// Tests rules under which purchases must be lost: a suite without findings there cannot detect losses.
    static func runControls(_ options: SweepOptions) async throws -> Bool {
        printLine("Negative controls, which must break something:")
        var areFound = true
        let script = PowerScripts.all.first { $0.name == "purchases" } ?? PowerScripts.all[0]
        let recording = try await Recording.of(
            script.name, script.commands, program: options.program)
        for rule in [PowerRules.normal, .noFolders] {
            let found = try await PowerFailure.findings(
                recording, count: options.count ?? 200, seed: options.seed, rules: rule)
            printLine("  \(rule.rawValue): \(found.count) broken, such as")
            if let finding = found.first { printLine("    \(finding)") }
            areFound = areFound && !found.isEmpty
        }
        return areFound
    }
}
