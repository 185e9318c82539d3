import ArgumentParser
import Glibc
import KioskScenario
import StoreModel

struct ScenarioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "scenario", "Run scripted purchase flows and check their results.",
        subcommands: [Run.self, Record.self, List.self, Show.self, Schema.self])

    struct Run: FullScreenCommand {
        static let configuration = CommandConfiguration(
            "run", "Run scenario files, each in a separate world, and report which pass.",
            discussion: """
                A world has its own store, merchant, devices and clock. Its time advances only while a step waits, so \
                hours take no real time. A file gives the same result each time; random values come from its seed. At \
                the end, the files of the world are audited. The file specifies what is sold, who buys and with which \
                outcome; options such as --catalog, --account and --outcome are refused. A failed expectation is \
                printed with its line and column. If any file is invalid, nothing runs; the JUnit XML contains the \
                error.

                With --watch, one scenario runs in the shop itself, at reading speed. Press Space to pause it and take \
                over, and again to continue it. With --record, the screen of one scenario is recorded without a \
                terminal, at the times of its world.

                EXAMPLES
                  kiosk scenario run crash.yaml
                  kiosk scenario run failure/1 type/consumable
                  kiosk scenario run --all
                  kiosk scenario run crash.yaml --watch --speed 2
                  kiosk scenario run buy.yaml --record buy.cast
                  kiosk scenario run tests/*.yaml --junit results.xml
                  kiosk scenario run tests/*.yaml --json
                  kiosk scenario run tests/*.yaml --report reports

                EXIT CODES
                  0   all scenarios passed
                  1   a scenario failed
                  2   with --watch, you left before the end
                  64  no scenario to run, or an invalid option
                  65  a file is not a valid scenario or catalog; nothing was run
                  74  disk error: a world, a report, the XML or the recording was not written
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(
            help: "Scenario files (YAML), or names of bundled scenarios.", completion: .file())
        var files: [String] = []
        @Flag(help: "Run all bundled scenarios.")
        var all = false
        @Option(help: ArgumentHelp("The number of scenarios to run in parallel.", valueName: "n"))
        var jobs: Int?
        @Option(
            help: ArgumentHelp(
                "How often to run each scenario; all runs must give identical event logs.",
                valueName: "n"))
        var times = 1
        @Option(help: ArgumentHelp("Write JUnit XML to a file.", valueName: "file"))
        var junit: String?
        @Flag(help: "Print TAP, the Test Anything Protocol.")
        var tap = false
        @Option(
            help: ArgumentHelp(
                "Write a report of each failed scenario to a folder; see “kiosk help report”.",
                valueName: "folder"), completion: .directory)
        var report: String?
        @Option(
            help: ArgumentHelp(
                "Write a report of each scenario to a folder.", valueName: "folder"),
            completion: .directory)
        var reportAll: String?
        @Flag(help: "Run one scenario visibly in the shop.")
        var watch = false
        @Option(
            help: ArgumentHelp(
                "The speed relative to reading speed, from 0.25 to 32.", valueName: "number"))
        var speed: Double?
        @Option(
            help: ArgumentHelp(
                "Record the screen of one scenario to a new asciicast v2 file.", valueName: "file"),
            completion: .file())
        var record: String?
        @Option(
            help: .init("The size of the recorded window; by default 100x30.", valueName: "size"))
        var size: String?

        var opensScreen: Bool { watch }

        func run(_ settings: Settings) async throws -> Int32 {
            try options.refuseIneffective(by: "its file")
            guard !watch else {
                try checkWatched()
                throw CommandFailure.usage(
                    "--watch requires a terminal. Omit --watch, or use a terminal.")
            }
            try checkForms()
            let (processors, most) = (sysconf(Int32(_SC_NPROCESSORS_ONLN)), 64)
            guard (1...most).contains(jobs ?? 1) else {
                throw CommandFailure.usage(
                    "Invalid --jobs “\(jobs ?? 1)”: use a number from 1 to \(most).")
            }
            guard (1...100_000).contains(times) else {
                throw CommandFailure.usage(
                    "Invalid --times “\(times)”: use a number from 1 to 100000.")
            }
            let named = files + (all ? BundledScenarios.all.map(\.name) : [])
            guard !named.isEmpty else {
                throw CommandFailure.usage(
                    "Specify scenarios: files, names from kiosk scenario list, or --all.")
            }
            let read = try read(named, settings)
            var run = ScenarioRunner(
                files: read, jobs: jobs ?? max(1, min(processors, most)), times: times)
            run.reports = (reportAll ?? report).map { folder in
                ScenarioReportDestination(
                    folder: folder, isOfAll: reportAll != nil,
                    home: settings.environment["HOME"], files: read)
            }
            let recorded = try await recorded(run, settings)
            let report = ScenarioResultPrinter(out: settings.output, isTAP: tap)
            report.begin(count: read.count)
            let outcomes: [ScenarioOutcome]
            if let recorded {
                outcomes = [recorded.outcome]
            } else {
                outcomes = await run.play()
            }
            for (index, outcome) in outcomes.enumerated() {
                report.printOutcome(outcome, number: index + 1)
            }
            if let junit { try Self.write(ScenarioResultPrinter.junit(outcomes), to: junit) }
            let failed = outcomes.count { !$0.isPassed }
            settings.output.hint(
                failed == 0
                    ? "\(outcomes.count) of \(outcomes.count) passed."
                    : "\(failed) of \(outcomes.count) failed.")
            if let failure = recorded?.failure { throw failure }
            return ScenarioOutcome.exitCode(of: outcomes)
        }

        /// Reads all files before any is played, so that JUnit's XML reports every invalid file.
        ///
        /// - Throws: ``CommandFailure`` with the reason of the first invalid file, or with exit code 74 if the XML
        ///   cannot be written.
        private func read(
            _ paths: [String], _ settings: Settings
        ) throws(CommandFailure) -> [ScenarioFile] {
            var (files, unread): ([ScenarioFile], [ScenarioOutcome]) = ([], [])
            var first: CommandFailure?
            for path in paths {
                do throws(CommandFailure) {
                    files.append(try ScenarioFile(path, bundleID: settings.bundleID))
                } catch {
                    first = first ?? error
                    unread.append(.unreadable(path, error))
                }
            }
            guard let first else { return files }
            if let junit {
                let text = ScenarioResultPrinter.junit(unread, unplayed: files.map(\.path))
                try Self.write(text, to: junit)
            }
            ScenarioResultPrinter(out: settings.output, isTAP: tap).bailOut(
                first, count: paths.count)
            throw first
        }

        /// Rejects contradictory output options, and options without effect.
        private func checkForms() throws(CommandFailure) {
            guard !tap || !options.json else {
                throw .usage("Use --tap or --json, not both.")
            }
            guard speed == nil else {
                throw .usage("--speed requires --watch.")
            }
            try checkRecorded()
            guard junit != "-" else {
                throw .usage(
                    "--junit requires a file, such as --junit results.xml. For standard output, use "
                        + "--tap or --json.")
            }
            var status = stat()
            for folder in [report, reportAll].compactMap(\.self)
            where stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR {
                throw .usage("“\(folder.prefix(200))” is a file: specify a folder for the reports.")
            }
        }

        /// Writes a file, replacing the results of an earlier run.
        private static func write(_ text: String, to path: String) throws(CommandFailure) {
            guard let reason = FileDescriptorWriter.replace(path, with: text, mode: 0o644) else {
                return
            }
            throw CommandFailure(74, "junit", "\(path) cannot be written: \(reason).")
        }
    }

    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            "list", "List the bundled scenarios.")
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }

        func run(_ settings: Settings) async throws -> Int32 {
            for entry in BundledScenarios.all {
                let title = try ScenarioFile(entry.name, bundleID: nil).scenario.title
                settings.output.json(["kind": "scenario", "name": entry.name, "title": title])
                settings.output.text("\(entry.name): \(title)")
            }
            return 0
        }
    }

    struct Show: KioskCommand {
        static let configuration = CommandConfiguration(
            "show", "Print a bundled scenario, as a start for your own.",
            discussion: """
                EXAMPLES
                  kiosk scenario show failure/23 > mine.yaml

                EXIT CODES
                  0   printed
                  65  no bundled scenario has that name
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @Argument(help: "The name, as kiosk scenario list prints it.")
        var name: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard let entry = BundledScenarios.entry(name) else {
                throw CommandFailure(
                    65, "scenario",
                    "There is no scenario “\(name.prefix(40))”: see kiosk scenario list."
                )
            }
            for line in entry.text.split(separator: "\n", omittingEmptySubsequences: false) {
                settings.output.text(String(line))
            }
            return 0
        }
    }
}
