import KioskFaults

/// Lets the power fail in each script.
enum PowerPart {
    static func run(_ options: SweepOptions) async throws -> Bool {
        let scripts = PowerScripts.all.filter { options.only.isEmpty || $0.name == options.only }
        let rules = [PowerRules.strict, .journaled]
        let count = max(1, (options.count ?? 10_000) / (scripts.count * rules.count))
        say("Power failures, seed \(options.seed):")
        var total = (images: 0, findings: 0)
        for script in scripts {
            let recording = try await Recording.of(
                script.name, script.commands, program: options.program)
            for rule in rules {
                let clock = ContinuousClock()
                var found: [PowerFailure.Finding] = []
                let time = try await clock.measure {
                    found = try await PowerFailure.findings(
                        recording, count: count, seed: options.seed, rules: rule)
                }
                say(
                    "  \(script.name), \(rule.rawValue): \(recording.changes.count) changes, "
                        + "\(count) images in \(time), \(found.count) broken")
                for finding in found.prefix(3) { say("    \(finding)") }
                total = (total.images + count, total.findings + found.count)
            }
        }
        say("  \(total.images) images, \(total.findings) broken")
        return total.findings == 0
    }

    /// Rules under which purchases must get lost: a suite that finds none of them sees nothing.
    static func runControls(_ options: SweepOptions) async throws -> Bool {
        say("Negative controls, which must break something:")
        var areFound = true
        let script = PowerScripts.all.first { $0.name == "purchases" } ?? PowerScripts.all[0]
        let recording = try await Recording.of(
            script.name, script.commands, program: options.program)
        for rule in [PowerRules.normal, .noFolders] {
            let found = try await PowerFailure.findings(
                recording, count: options.count ?? 200, seed: options.seed, rules: rule)
            say("  \(rule.rawValue): \(found.count) broken, such as")
            if let finding = found.first { say("    \(finding)") }
            areFound = areFound && !found.isEmpty
        }
        return areFound
    }
}
