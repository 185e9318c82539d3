import ArgumentParser
import Glibc
import KioskScenario
import StoreModel

/// The command `kiosk scenario`: plays and checks scenario files.
struct ScenarioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenario",
        abstract: "Play purchase flows that are written down, and check what comes of them.",
        subcommands: [Run.self, Record.self, List.self, Show.self, Schema.self])

    /// Plays scenario files and checks their outcomes.
    struct Run: ScreenCommand {
        static let configuration = CommandConfiguration(
            commandName: "run",
            abstract: "Play scenario files, each in a world of its own, and say which hold.",
            discussion: """
                A world has a store, a merchant, devices and a clock of its own; its time passes only while something is \
                waited for, so that hours take no time. The same file tells the same story each time, drawn from its \
                seed. At the end of each the files of its world are audited. What is sold, who buys and how it goes stands \
                in the file: --catalog, --account, --outcome and their like are refused. What is not as expected is \
                told with the line and column where the file expects it. Where a file is no scenario nothing is played, and \
                JUnit's XML says why.

                With --watch one is played in the shop itself, as fast as it can be read: Space takes over from there, and \
                lets it go on.

                EXAMPLES
                  kiosk scenario run crash.yaml
                  kiosk scenario run failure/1 type/consumable
                  kiosk scenario run --all
                  kiosk scenario run crash.yaml --watch --speed 2
                  kiosk scenario run tests/*.yaml --junit results.xml
                  kiosk scenario run tests/*.yaml --json
                  kiosk scenario run tests/*.yaml --report reports

                EXIT CODES
                  0   all was as expected
                  1   something was not
                  2   left before its end, with --watch
                  64  nothing to play, or an option that is the file's, or none at all
                  65  a file is no scenario, or its catalog none; nothing was played
                  74  the disk: a world, a report or the XML could not be written
                """)

        @OptionGroup var options: GlobalOptions

        @Argument(
            help: "Scenario files (YAML), or names of those that come with kiosk.",
            completion: .file())
        var files: [String] = []

        @Flag(help: "Play all that come with kiosk.")
        var all = false

        @Option(help: ArgumentHelp("How many at a time.", valueName: "n"))
        var jobs: Int?

        @Option(
            help: ArgumentHelp(
                "Play each so often; every time has to tell the same story, byte by byte.",
                valueName: "n"))
        var times = 1

        @Option(help: ArgumentHelp("Write JUnit's XML into a file.", valueName: "file"))
        var junit: String?

        @Flag(help: "Print TAP, the Test Anything Protocol.")
        var tap = false

        @Option(
            help: ArgumentHelp(
                "Write a report of each that fails into a folder, see “kiosk help report”.",
                valueName: "folder"), completion: .directory)
        var report: String?

        @Option(
            help: ArgumentHelp(
                "Write a report of each, failed or not, into a folder.", valueName: "folder"),
            completion: .directory)
        var reportAll: String?

        @Flag(help: "Play one in the shop, on the terminal.")
        var watch = false

        @Option(
            help: ArgumentHelp(
                "How many times as fast as it can be read, from 0.25 to 32.", valueName: "number"))
        var speed: Double?

        var opensScreen: Bool { watch }

        func run(_ settings: Settings) async throws -> Int32 {
            try options.refuseUnheard(by: "its file")
            guard !watch else {
                try checkWatched()
                throw CommandFailure.usage(
                    "There is no screen here to watch it on. Leave --watch out, or use a terminal.")
            }
            try checkForms()
            let (processors, most) = (sysconf(Int32(_SC_NPROCESSORS_ONLN)), 64)
            guard (1...most).contains(jobs ?? 1) else {
                throw CommandFailure.usage("--jobs takes a number from 1 to \(most).")
            }
            guard (1...100_000).contains(times) else {
                throw CommandFailure.usage("--times takes a number from 1 to 100000.")
            }
            let named = files + (all ? BundledScenarios.all.map(\.name) : [])
            guard !named.isEmpty else {
                throw CommandFailure.usage(
                    "Say which: files, names of kiosk scenario list, or --all.")
            }
            let read = try read(named, settings)
            var run = ScenarioRun(
                files: read, jobs: jobs ?? max(1, min(processors, most)), times: times)
            run.reports = (reportAll ?? report).map { folder in
                ScenarioReports(
                    folder: folder, isOfAll: reportAll != nil,
                    home: settings.environment["HOME"], files: read)
            }
            let report = ScenarioResultPrinter(out: settings.output, isTAP: tap)
            report.begin(count: read.count)
            let outcomes = await run.play { _ in }
            for (index, outcome) in outcomes.enumerated() {
                report.tell(outcome, number: index + 1)
            }
            if let junit { try Self.write(ScenarioResultPrinter.junit(outcomes), to: junit) }
            let failed = outcomes.count { !$0.isPassed }
            settings.output.hint(
                failed == 0
                    ? "\(outcomes.count) of \(outcomes.count) hold."
                    : "\(failed) of \(outcomes.count) \(failed == 1 ? "does" : "do") not hold.")
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
                    unread.append(.unread(path, error))
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
                throw .usage("One form is printed at a time: --tap or --json.")
            }
            guard speed == nil else {
                throw .usage("--speed is for --watch: nobody watches without it.")
            }
            guard junit != "-" else {
                throw .usage(
                    "JUnit's XML goes into a file: name one, such as --junit results.xml. On stdout "
                        + "there are --tap and --json.")
            }
            var status = stat()
            for folder in [report, reportAll].compactMap(\.self)
            where stat(folder, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR {
                throw .usage("\(folder.prefix(200)) is a file, and reports go into a folder.")
            }
        }

        /// Writes a file, replacing the results of an earlier run.
        private static func write(_ text: String, to path: String) throws(CommandFailure) {
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw failure(path) }
            defer { close(file) }
            guard FullWrite.write(Array(text.utf8), to: file) else { throw failure(path) }
        }

        private static func failure(_ path: String) -> CommandFailure {
            CommandFailure(
                74, "junit", "\(path) can not be written: \(String(cString: strerror(errno))).")
        }
    }

    /// Lists the scenarios that come with kiosk.
    struct List: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the scenarios that come with kiosk.")

        @OptionGroup var options: GlobalOptions

        func run(_ settings: Settings) async throws -> Int32 {
            for entry in BundledScenarios.all {
                let title = try ScenarioFile(entry.name, bundleID: nil).scenario.title
                settings.output.json(ScenarioEntryJSON(name: entry.name, title: title))
                settings.output.text("\(entry.name): \(title)")
            }
            return 0
        }
    }

    /// Prints the text of a scenario that comes with kiosk.
    struct Show: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print a scenario that comes with kiosk, to begin one of your own with.",
            discussion: """
                EXAMPLES
                  kiosk scenario show failure/23 > mine.yaml

                EXIT CODES
                  0   printed
                  65  none has that name
                """)

        @OptionGroup var options: GlobalOptions

        @Argument(help: "Its name, as kiosk scenario list tells it.")
        var name: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard let entry = BundledScenarios.entry(name) else {
                throw CommandFailure(
                    65, "scenario",
                    "No scenario is called “\(name.prefix(40))”: kiosk scenario list tells their names."
                )
            }
            for line in entry.text.split(separator: "\n", omittingEmptySubsequences: false) {
                settings.output.text(String(line))
            }
            return 0
        }
    }
}

/// A scenario that comes with kiosk, in JSON.
private struct ScenarioEntryJSON: Encodable {
    let kind = "scenario"
    let name: String
    let title: String
}
