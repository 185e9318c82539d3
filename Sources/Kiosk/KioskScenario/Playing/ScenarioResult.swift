import StoreSigning

/// How a scenario ended.
package struct ScenarioResult: Sendable {
    /// What it shows.
    package let title: String
    /// How many steps were done.
    package let steps: Int
    /// How much of the world's time passed, in milliseconds.
    package let passed: Int64
    /// Why it failed; nil where all was as expected.
    package let failure: ScenarioFailure?
    /// The event logs of the devices, one event a line, in the order of devices and events.
    package let log: [String]
    /// What was done, and when; by time.
    package let marks: [ScenarioEvent]

    /// The same with a failure.
    package func failed(_ failure: ScenarioFailure) -> ScenarioResult {
        ScenarioResult(
            title: title, steps: steps, passed: passed, failure: failure, log: log, marks: marks)
    }

    /// SHA-256 of those logs, lower-case hexadecimal.
    package var logFingerprint: String {
        Fingerprint.sha256Hex(Array(log.joined(separator: "\n").utf8))
    }
}
