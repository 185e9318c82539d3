import KioskScenario
import TerminalDriver

extension ScenarioCommand.Run {
    /// Rejects options that `--watch` would ignore.
    func checkWatched() throws(CommandFailure) {
        guard junit == nil, !tap, !options.json else {
            throw .usage("--watch cannot be combined with --junit, --tap or --json.")
        }
        guard report == nil, reportAll == nil, times == 1, jobs == nil else {
            throw .usage(
                "--watch plays a scenario once, without a report: it cannot be combined with --report, "
                    + "--report-all, --times and --jobs.")
        }
    }

    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenEnding {
        guard files.count == 1, let name = files.first, !all else {
            throw CommandFailure.usage("--watch plays one scenario: specify exactly one.")
        }
        try options.refuseUnheard(by: "its file")
        try checkWatched()
        let speed = speed ?? 1
        guard (0.25...32).contains(speed) else {
            throw CommandFailure.usage("Invalid --speed “\(speed)”: use a number from 0.25 to 32.")
        }
        let file = try ScenarioFile(name, bundleID: settings.bundleID)
        let watched = try WatchProgram.watch(file, settings, capabilities, speed: speed)
        if let signal = watched.signal { return .signal(signal) }
        let result = watched.result
        if let sentence = watched.leaving(file) {
            settings.output.text(sentence)
            if let sentence = watched.meddling { settings.output.hint(sentence) }
            return .code(WatchResult.leftCode)
        }
        let outcome = ScenarioOutcome(
            path: name, count: file.scenario.steps.count, result: .success(result), took: 0)
        ScenarioResultPrinter(out: settings.output, isTAP: false, isVerdictLast: true)
            .tell(outcome, number: 1)
        if let sentence = watched.meddling { settings.output.hint(sentence) }
        return .code(outcome.isPassed ? 0 : 1)
    }
}
