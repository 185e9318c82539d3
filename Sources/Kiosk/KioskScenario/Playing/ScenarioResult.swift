import StoreSigning

/// The result of a played scenario.
package struct ScenarioResult: Sendable {
    /// The scenario's title.
    package let title: String
    /// The number of completed steps.
    package let steps: Int
    /// The elapsed time of the world, in milliseconds.
    package let passed: Int64
    /// The failure; nil if all expectations were met.
    package let failure: ScenarioFailure?
    /// The event logs of the devices, one event per line, ordered by device and event.
    package let log: [String]
    /// The events of the world, ordered by time.
    package let marks: [ScenarioEvent]

    /// Returns a copy with a failure.
    package func failed(_ failure: ScenarioFailure) -> ScenarioResult {
        ScenarioResult(
            title: title, steps: steps, passed: passed, failure: failure, log: log, marks: marks)
    }

    /// The SHA-256 hash of the logs in lower-case hexadecimal.
    package var logFingerprint: String {
        Fingerprint.sha256Hex(Array(log.joined(separator: "\n").utf8))
    }
}
