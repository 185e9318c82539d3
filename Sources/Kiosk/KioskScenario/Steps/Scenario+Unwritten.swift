extension Scenario {
    /// A scenario without a step, in which a person alone acts.
    ///
    /// - Parameter catalog: The file of what is sold; nil for the built-in shop.
    package static func unwritten(
        _ title: String, catalog: String?, on device: Device
    ) -> Scenario {
        Scenario(
            title: title, catalog: catalog, seed: 1, start: ScenarioReader.usualStart,
            devices: [device], faults: [], steps: [])
    }
}
