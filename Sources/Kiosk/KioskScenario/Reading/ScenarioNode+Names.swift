extension ScenarioNode {
    /// Parses a product name.
    func product() throws(ScenarioFileError) -> ProductName {
        ProductName(try text("A product"), at: place)
    }

    /// Parses a list of product names; a single name is a list of one.
    func products() throws(ScenarioFileError) -> [ProductName] {
        var names: [ProductName] = []
        for element in elements { names.append(try element.product()) }
        return names
    }
}
