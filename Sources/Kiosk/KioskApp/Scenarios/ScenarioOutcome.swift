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

    /// Whether all was as expected.
    var isPassed: Bool {
        if case .success(let result) = result { result.failure == nil } else { false }
    }
}
