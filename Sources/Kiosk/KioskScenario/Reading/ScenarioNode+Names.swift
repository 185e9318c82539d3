extension ScenarioNode {
    /// A product.
    func product() throws(ScenarioFileError) -> ProductName {
        ProductName(try text("A product"), at: place)
    }

    /// The products of a list; one alone is a list of it.
    func products() throws(ScenarioFileError) -> [ProductName] {
        var names: [ProductName] = []
        for element in elements { names.append(try element.product()) }
        return names
    }
}
