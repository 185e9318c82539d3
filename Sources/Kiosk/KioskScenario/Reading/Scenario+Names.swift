package import StoreModel

extension Scenario {
    /// The first name of a product or a good that means none in what is sold, or several; nil where each means one.
    ///
    /// Nothing that is done in a scenario adds any: what is no name before it is played is none later.
    package func misnamed(in catalog: Catalog) -> ScenarioFileError? {
        var check = NameCheck(catalog)
        for (index, plan) in faults.enumerated() {
            let place = faultPlaces.indices.contains(index) ? faultPlaces[index] : nil
            if let fault = check.fault(in: plan, place ?? FileLocation(line: 1, column: 1)) {
                return fault
            }
        }
        for step in steps {
            if let fault = check.fault(in: step) { return fault }
        }
        return nil
    }
}
