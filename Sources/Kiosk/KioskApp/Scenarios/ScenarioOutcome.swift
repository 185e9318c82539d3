import KioskScenario

/// How the scenario of a file ended, and how long that took.
struct ScenarioOutcome: Sendable {
    /// The file, as it was named.
    let path: String
    /// How many steps it has.
    let count: Int
    /// How it ended; why it could not be played where it could not.
    let result: Result<ScenarioResult, CommandFailure>
    /// How long it took in real milliseconds.
    let took: Int64
    /// The page that reports it; nil where none was written.
    var report: String?
    /// Why its report could not be written; nil where it was, or none was wanted. That says nothing of the scenario.
    var reportFailure: CommandFailure?

    /// Whether all was as expected.
    var isPassed: Bool {
        if case .success(let result) = result { result.failure == nil } else { false }
    }

    /// Whether it could not be played at all, which says nothing of what was expected.
    var isError: Bool {
        if case .failure = result { true } else { false }
    }

    /// A file that is no scenario: nothing is known of it but why.
    static func unread(_ path: String, _ failure: CommandFailure) -> ScenarioOutcome {
        ScenarioOutcome(path: path, count: 0, result: .failure(failure), took: 0)
    }

    /// Why the disk did not hold its world or its report; nil where it did.
    var diskFailure: CommandFailure? {
        if case .failure(let failure) = result, failure.exitCode == 74 { return failure }
        return reportFailure
    }

    /// The exit code of a run: 74 where the disk failed, else whether all was as expected.
    static func exitCode(of outcomes: [ScenarioOutcome]) -> Int32 {
        if let failure = outcomes.lazy.compactMap(\.diskFailure).first { return failure.exitCode }
        return outcomes.allSatisfy(\.isPassed) ? 0 : 1
    }
}
