extension Scenario {
    /// A scenario without a step, in which a person alone acts.
    ///
    /// - Parameter catalog: Where it is written what is sold.
    package static func unwritten(
        _ title: String, catalog: CatalogSource, on device: Device
    ) -> Scenario {
        Scenario(
            title: title, catalog: catalog, seed: 1, start: ScenarioReader.usualStart,
            devices: [device], faults: [], steps: [])
    }
}
