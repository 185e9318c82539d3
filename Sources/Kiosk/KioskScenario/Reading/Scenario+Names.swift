package import StoreModel

extension Scenario {
    /// Returns the first name of a product or good that a catalog does not have or that is ambiguous; nil if all are
    /// valid.
    ///
    /// The steps of a scenario cannot add products or goods, so a name that is invalid before playing stays invalid.
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
