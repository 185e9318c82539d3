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
    package let marks: [ScenarioMark]
}
