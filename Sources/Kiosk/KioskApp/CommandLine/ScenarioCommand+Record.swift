import ArgumentParser
import Glibc
import KioskScenario
import SandboxCatalog
import StoreModel
import TerminalDriver
import TerminalGraphics

extension ScenarioCommand {
    struct Record: FullScreenCommand {
        static let configuration = CommandConfiguration(
            "record", "Record a scenario from what you do in a shop.",
            discussion: """
                The shop opens in a separate world with a new store, merchant and clock; your profile is not touched. \
                Buy, restore, spend, approve, refund or plan faults; Ctrl-K kills the app, and Enter starts it again. \
                When you leave, the steps are written to the file, with the final state as the expectation, and the \
                file is run once to check it.

                EXAMPLES
                  kiosk scenario record bug.yaml
                  kiosk scenario record bug.yaml --catalog My.storekit --title "paid twice"

                EXIT CODES
                  0   written, and the scenario passes when it is run
                  1   written, but the scenario fails when it is run
                  64  there is no terminal
                  74  the file cannot be written, or exists already
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(help: "The new file.", completion: .file())
        var file: String
        @Option(help: ArgumentHelp("A title of one sentence.", valueName: "text"))
        var title: String?

        var opensScreen: Bool { !options.json }

        func run(_ settings: Settings) async throws -> Int32 {
            throw CommandFailure.usage(
                "Recording a scenario requires a terminal. Use one, or write the file yourself: "
                    + "kiosk scenario show failure/1 prints an example.")
        }

        func runOnScreen(
            _ settings: Settings, _ capabilities: TerminalCapabilities
        ) throws -> ScreenExitReason {
            // The file is created before recording, so that a user does not record for an hour into a file that cannot
            // be written.
            let descriptor = try NewFile.createRecording(file)
            defer { close(descriptor) }
            do {
                let ending = try record(into: descriptor, settings, capabilities)
                if case .signal = ending { return ending }
                return .code(try verify(settings))
            } catch {
                // Only an empty file is removed: a recording is kept despite the failure.
                var status = stat()
                if fstat(descriptor, &status) == 0, status.st_size == 0 { unlink(file) }
                throw error
            }
        }

        private func record(
            into descriptor: Int32, _ settings: Settings, _ capabilities: TerminalCapabilities
        ) throws -> ScreenExitReason {
            let device = Scenario.Device(
                name: settings.device, account: settings.account, storefront: settings.storefront,
                locale: settings.locale)
            let catalog = try BackendSession.catalog(settings, settings.output.note).catalog
            let path = settings.catalogPath.map {
                RelativePath.of(AbsolutePath.of($0), from: AbsolutePath.of(file))
            }
            let scenario = Scenario.recorded(
                title ?? "recorded", catalog: path.map { .file($0) } ?? .demo, on: device)
            let recorder = ScenarioRecorder(file, start: scenario.start)
            let watched = try PlaybackProgram.watch(
                ScenarioFile(unwritten: file, scenario, catalog), settings, capabilities, speed: 1,
                recorder: recorder)
            let text = recorder.text(
                title: scenario.title, catalog: path, device, seed: scenario.seed)
            guard FileDescriptorWriter.write(Array(text.utf8), to: descriptor) else {
                throw CommandFailure(
                    74, "record", "\(file) cannot be written: \(String(cString: strerror(errno)))."
                )
            }
            return watched.signal.map { .signal($0) } ?? .code(0)
        }

        /// Plays the written scenario and prints its outcome; returns the exit code.
        private func verify(_ settings: Settings) throws -> Int32 {
            let written = try ScenarioFile(file, bundleID: settings.bundleID)
            let outcome = ScenarioRunner.play(written)
            settings.output.text("Wrote \(written.scenario.steps.count) steps to \(file).")
            ScenarioResultPrinter(out: settings.output, isTAP: false).printOutcome(
                outcome, number: 1)
            if !outcome.isPassed {
                settings.output.hint(
                    "The scenario ends differently when it is run again. Possible reasons: several actions at the "
                        + "same moment, or actions without a step. The file is kept.")
            }
            return outcome.isPassed ? 0 : 1
        }
    }
}

// MARK: Watching

extension ScenarioCommand.Run {
    /// Rejects options that `--watch` would ignore.
    func checkWatched() throws(CommandFailure) {
        guard junit == nil, !tap, !options.json else {
            throw .usage("--watch cannot be combined with --junit, --tap or --json.")
        }
        guard record == nil, size == nil else {
            throw .usage(
                "--watch cannot be combined with --record and --size, which need no terminal.")
        }
        guard report == nil, reportAll == nil, times == 1, jobs == nil else {
            throw .usage(
                "--watch plays a scenario once, without a report: it cannot be combined with --report, "
                    + "--report-all, --times and --jobs.")
        }
    }

    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenExitReason {
        guard files.count == 1, let name = files.first, !all else {
            throw CommandFailure.usage("--watch plays one scenario: specify exactly one.")
        }
        try options.refuseIneffective(by: "its file")
        try checkWatched()
        let speed = speed ?? 1
        guard (0.25...32).contains(speed) else {
            throw CommandFailure.usage("Invalid --speed “\(speed)”: use a number from 0.25 to 32.")
        }
        let file = try ScenarioFile(name, bundleID: settings.bundleID)
        let watched = try PlaybackProgram.watch(file, settings, capabilities, speed: speed)
        if let signal = watched.signal { return .signal(signal) }
        let result = watched.result
        if let sentence = watched.leftEarlyMessage(file) {
            settings.output.text(sentence)
            if let sentence = watched.takeoverMessage { settings.output.hint(sentence) }
            return .code(PlaybackResult.leftEarlyExitCode)
        }
        let outcome = ScenarioOutcome(
            path: name, count: file.scenario.steps.count, result: .success(result), duration: 0)
        ScenarioResultPrinter(out: settings.output, isTAP: false, isVerdictLast: true)
            .printOutcome(outcome, number: 1)
        if let sentence = watched.takeoverMessage { settings.output.hint(sentence) }
        return .code(outcome.isPassed ? 0 : 1)
    }
}

// MARK: Recording

extension ScenarioCommand.Run {
    /// Rejects options that contradict `--record`, and `--size` without it.
    func checkRecorded() throws(CommandFailure) {
        guard record != nil else {
            guard size == nil else { throw .usage("--size requires --record.") }
            return
        }
        guard times == 1, jobs == nil else {
            throw .usage(
                "--record plays a scenario once: it cannot be combined with --times and --jobs.")
        }
        _ = try windowSize()
    }

    /// Plays and records the scenario of a run; returns nil without `--record`.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 unless there is exactly one scenario and a step of it uses a
    ///   screen, or the reason why it cannot be recorded. Nothing is played then.
    func recorded(
        _ run: ScenarioRunner, _ settings: Settings
    ) async throws(CommandFailure) -> ScenarioRunner.Recorded? {
        guard let record else { return nil }
        guard let file = run.files.first, run.files.count == 1 else {
            throw .usage("--record plays one scenario: specify exactly one.")
        }
        guard file.scenario.isAboutScreens else {
            throw .usage(
                "--record requires a step with press, type, see or not-see, and \(file.path) does not have one. "
                    + "Nothing was run.")
        }
        return try await run.play(
            file, recordingTo: record, size: try windowSize(), settings)
    }

    /// Returns the size of the recorded window.
    private func windowSize() throws(CommandFailure) -> Size {
        guard let size else { return ScenarioScreenRecorder.defaultSize }
        let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...1000).contains(width), (1...1000).contains(height)
        else {
            throw .usage(
                "Invalid --size “\(size.prefix(40))”: use columns and rows from 1 to 1000, such as 100x30."
            )
        }
        return Size(width: width, height: height)
    }
}

// MARK: Schema

extension ScenarioCommand {
    struct Schema: KioskCommand {
        static let configuration = CommandConfiguration(
            "schema", "Print the JSON Schema of scenario files for editors.",
            discussion: """
                With the schema, an editor completes and explains the keys of a scenario and marks invalid ones. It is \
                generated from the tables that kiosk uses to read scenarios.

                EXAMPLES
                  kiosk scenario schema > kiosk-scenario.json
                  # then, in the first line of a scenario:
                  # yaml-language-server: $schema=kiosk-scenario.json
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }

        func run(_ settings: Settings) async throws -> Int32 {
            settings.output.sink.write(ScenarioSchema.text)
            return 0
        }
    }
}
