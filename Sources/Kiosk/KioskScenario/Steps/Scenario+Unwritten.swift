extension Scenario {
    /// Creates a scenario without steps, for a user who operates the world manually.
    ///
    /// - Parameter catalog: The source of the catalog.
    package static func unwritten(
        _ title: String, catalog: CatalogSource, on device: Device
    ) -> Scenario {
        Scenario(
            title: title, catalog: catalog, seed: 1, start: ScenarioReader.usualStart,
            devices: [device], faults: [], steps: [])
    }
}
