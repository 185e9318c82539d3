/// Finds an item by its ID, or by a part of an ID that is unique.
struct NameMatch<Item> {
    /// The singular noun for the items, such as `product`.
    let kind: String
    /// The IDs of an item.
    let ids: (Item) -> [String]

    /// Returns the matching item, or nil if none matches. A complete ID takes precedence over parts.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if several items match, naming some of them.
    func only(_ name: String, among items: [Item]) throws(CommandFailure) -> Item? {
        guard !name.isEmpty else { return nil }
        if let exact = items.first(where: { ids($0).contains(name) }) { return exact }
        let found = items.filter { item in ids(item).contains { $0.contains(name) } }
        guard found.count > 1 else { return found.first }
        let examples = self.examples(found.prefix(5), of: name)
        let more = found.count > 5 ? " …" : ""
        throw CommandFailure(
            64, "ambiguous-\(kind)",
            "“\(name.prefix(80))” matches \(found.count) \(kind)s: "
                + examples.joined(separator: ", ") + more + ". Nothing was changed or charged.")
    }

    /// Returns IDs that distinguish the items: the matching IDs, or the first ID of each item if matching IDs coincide.
    private func examples(_ found: ArraySlice<Item>, of name: String) -> [String] {
        let fitting = found.compactMap { item in ids(item).first { $0.contains(name) } }
        return Set(fitting).count == fitting.count ? fitting : found.compactMap { ids($0).first }
    }
}
