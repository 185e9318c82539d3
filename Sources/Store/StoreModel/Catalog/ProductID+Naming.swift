extension ProductID {
    /// All things that a name may mean: the one of exactly this id, or else those that have the name in theirs.
    ///
    /// - Parameter id: The id of a thing; no two have the same.
    package static func meant<Thing>(
        by name: String, among things: [Thing], id: (Thing) -> ProductID
    ) -> [Thing] {
        if let exact = things.first(where: { id($0).rawValue == name }) { return [exact] }
        return things.filter { id($0).rawValue.contains(name) }
    }
}
