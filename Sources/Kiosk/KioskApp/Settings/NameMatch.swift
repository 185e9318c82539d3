/// Finds what a person named by its id, or by any part of it that only one has.
struct NameMatch<Item> {
    /// What the things are called, in one word: `product`.
    let kind: String
    /// The ids of a thing.
    let ids: (Item) -> [String]

    /// The one thing that is meant; a whole id wins over parts. Nil where none has such an id.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 where several have it, naming some of them.
    func only(_ name: String, among items: [Item]) throws(CommandFailure) -> Item? {
        guard !name.isEmpty else { return nil }
        if let exact = items.first(where: { ids($0).contains(name) }) { return exact }
        let found = items.filter { item in ids(item).contains { $0.contains(name) } }
        guard found.count > 1 else { return found.first }
        let examples = self.examples(found.prefix(5), of: name)
        let more = found.count > 5 ? " …" : ""
        throw CommandFailure(
            64, "ambiguous-\(kind)",
            "“\(name.prefix(80))” could be \(found.count) \(kind)s: "
                + examples.joined(separator: ", ") + more + ". Nothing was changed or charged.")
    }

    /// What tells them apart: the ids that have the name in them, or the first ones where several have the same.
    private func examples(_ found: ArraySlice<Item>, of name: String) -> [String] {
        let fitting = found.compactMap { item in ids(item).first { $0.contains(name) } }
        return Set(fitting).count == fitting.count ? fitting : found.compactMap { ids($0).first }
    }
}
