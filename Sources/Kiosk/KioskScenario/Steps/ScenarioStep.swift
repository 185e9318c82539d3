package import StoreModel

/// One step of a scenario, and what has to be so after it.
package struct ScenarioStep: Hashable, Sendable {
    /// Its line in the file, counted from 1.
    package let line: Int
    /// As it is told: the act in the file's words.
    package let text: String
    /// What happens.
    package let act: ScenarioAct
    /// On which device; nil for the first one.
    package let device: DeviceName?
    /// What has to be so.
    package let expectations: [Expectation]
    /// Within how many milliseconds of the world's time.
    package let patience: Int64
}
