extension ProductID {
    /// Returns the elements that a name can refer to: the one with exactly this id, otherwise those whose id contains
    /// it.
    ///
    /// - Parameter id: Returns the id of an element, which is unique.
    package static func matching<Thing>(
        _ name: String, among things: [Thing], id: (Thing) -> ProductID
    ) -> [Thing] {
        if let exact = things.first(where: { id($0).rawValue == name }) { return [exact] }
        return things.filter { id($0).rawValue.contains(name) }
    }
}
