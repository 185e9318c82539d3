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
    let took: Int64
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
    static func unread(_ path: String, _ failure: CommandFailure) -> ScenarioOutcome {
        ScenarioOutcome(path: path, count: 0, result: .failure(failure), took: 0)
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
