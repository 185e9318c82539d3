import KioskReport
import KioskScenario

/// The outcome of the scenario in a file, and its duration.
struct ScenarioOutcome: Sendable {
    /// The path of the file, as it was given.
    let path: String
    /// The number of steps.
    let count: Int
    /// The result, or why the scenario could not be played.
    let result: Result<ScenarioResult, CommandFailure>
    /// The duration in milliseconds of real time.
    let duration: Int64
    /// The path of the report page, or nil if none was written.
    var report: String?
    /// Why the report could not be written, or nil. It does not affect the outcome of the scenario.
    var reportFailure: CommandFailure?

    /// Whether everything was as expected.
    var isPassed: Bool {
        if case .success(let result) = result { result.failure == nil } else { false }
    }

    /// Whether the scenario could not be played at all, which is not a failed expectation.
    var isError: Bool {
        if case .failure = result { true } else { false }
    }

    /// Creates the outcome for a file that could not be read as a scenario.
    static func unreadable(_ path: String, _ failure: CommandFailure) -> ScenarioOutcome {
        ScenarioOutcome(path: path, count: 0, result: .failure(failure), duration: 0)
    }

    /// Why the world or the report could not be written to disk, or nil if they could.
    var diskFailure: CommandFailure? {
        if case .failure(let failure) = result, failure.exitCode == 74 { return failure }
        return reportFailure
    }

    /// Returns the exit code of a run: 74 after a disk failure, else 0 if all scenarios passed and 1 if not.
    static func exitCode(of outcomes: [ScenarioOutcome]) -> Int32 {
        if let failure = outcomes.lazy.compactMap(\.diskFailure).first { return failure.exitCode }
        return outcomes.allSatisfy(\.isPassed) ? 0 : 1
    }
}

/// The destination of the reports of a run, and which scenarios get one.
struct ScenarioReportDestination: Sendable {
    /// The folder of the reports.
    let folder: String
    /// Whether all scenarios get a report, and not only those that fail.
    let includesPassed: Bool
    /// The home folder of the user, which is removed from reports.
    let home: String?
    /// The report name of each scenario, in the order of the files.
    private let names: [String]

    /// Creates the destination and gives each file a unique name.
    init(folder: String, isOfAll: Bool, home: String?, files: [ScenarioFile]) {
        (self.folder, self.includesPassed, self.home) = (folder, isOfAll, home)
        var (taken, counts): (Set<String>, [String: Int]) = ([], [:])
        names = files.map { file in
            let name = Self.name(file.path)
            var free = name
            // Another file may already have a name with this number.
            while !taken.insert(free).inserted {
                counts[name, default: 1] += 1
                free = "\(name)-\(counts[name, default: 1])"
            }
            return free
        }
    }

    /// Returns the destination of the report for the file at an index.
    func destination(_ index: Int) -> Destination {
        Destination(folder: folder, name: names[index], includesPassed: includesPassed, home: home)
    }

    /// Returns the name of a bundled scenario, or the base name of a file, short enough for a number to be appended.
    private static func name(_ path: String) -> String {
        if BundledScenarios.entry(path) != nil { return ReportFileWriter.plain(path) }
        let last = path.split(separator: "/").last ?? ""
        let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
        return String(ReportFileWriter.plain(String(stem.isEmpty ? last : stem)).prefix(100))
    }

    /// The destination of one report.
    struct Destination {
        let folder: String
        let name: String
        var includesPassed: Bool
        let home: String?

        /// The same destination, for failures only.
        var forFailuresOnly: Destination {
            var destination = self
            destination.includesPassed = false
            return destination
        }

        /// Returns whether a scenario with this result gets a report.
        func includes(_ result: ScenarioResult) -> Bool { includesPassed || result.failure != nil }

        /// Writes the report if there is one.
        ///
        /// - Returns: The path of the page, or nil.
        func write(_ report: SessionReport?) throws(CommandFailure) -> String? {
            guard let report else { return nil }
            return try ReportFileWriter.write(report, named: name, in: folder).last
        }
    }
}
