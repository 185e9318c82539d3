import SandboxCatalog
package import StoreModel
package import TextParsing

/// Finds names that are not in a catalog, with suggestions.
struct NameCheck {
    private let catalog: Catalog
    private let goods: [String]
    /// The names that were checked already, because repeated steps contain the same names.
    private var products: Set<ProductName> = []
    private var knownGoods: Set<GoodName> = []

    init(_ catalog: Catalog) {
        self.catalog = catalog
        goods = Set(catalog.products.flatMap(\.grants).map(\.good.rawValue)).sorted()
    }

    mutating func nameError(in step: ScenarioStep) -> SourceError? {
        let location = step.location
        for name in step.operation.products + step.expectations.flatMap(\.products) {
            if let fault = nameError(in: name, location) { return fault }
        }
        for name in step.operation.goods + step.expectations.flatMap(\.goods) {
            if let fault = nameError(in: name, location) { return fault }
        }
        return nil
    }

    mutating func nameError(in name: ProductName, _ location: SourcePosition) -> SourceError? {
        guard products.insert(name).inserted else { return nil }
        return nameError(
            in: name, "product", name.matches(among: catalog.products).map(\.id.rawValue),
            among: catalog.products.map(\.id.rawValue), near: near, location)
    }

    private mutating func nameError(in name: GoodName, _ location: SourcePosition) -> SourceError? {
        guard knownGoods.insert(name).inserted else { return nil }
        return nameError(
            in: name, "good",
            goods.contains(name.text) ? [name.text] : goods.filter { $0.contains(name.text) },
            among: goods, near: { SpellingSuggestion.nearest(to: $0, in: goods) }, location)
    }

    private func nameError<ID>(
        in name: ScenarioName<ID>, _ kind: String, _ found: [String], among all: [String],
        near: (String) -> String?, _ location: SourcePosition
    ) -> SourceError? {
        guard found.count != 1 else { return nil }
        let text = name.text
        return SourceError(
            at: name.location ?? location,
            found.isEmpty
                ? "The catalog has no \(kind) “\(text.prefix(80))”.\(Self.hint(text, all, near(text)))"
                : "“\(text.prefix(80))” matches \(found.count) \(kind)s: \(Self.examples(found)).")
    }

    /// Returns the product id that `kiosk buy` would suggest.
    private func near(_ text: String) -> String? {
        let ids = catalog.products.lazy.map(\.id)
        return NearestProduct.nearest(to: ProductID(text), among: ids)?.rawValue
    }

    private static let exampleLimit = 5

    /// Returns a suggestion: the names that contain the text regardless of case, or else a similar spelling.
    private static func hint(_ text: String, _ all: [String], _ near: String?) -> String {
        let part = text.lowercased()
        let alike = part.isEmpty ? [] : all.filter { $0.lowercased().contains(part) }
        if alike.count > 1, near == nil { return " Did you mean one of \(examples(alike))?" }
        if let meant = near ?? alike.first { return " Did you mean “\(meant)”?" }
        guard !all.isEmpty else { return "" }
        return " Use \(all.count == 1 ? "" : "one of ")\(examples(all))."
    }

    private static func examples(_ names: [String]) -> String {
        names.prefix(exampleLimit).joined(separator: ", ")
            + (names.count > exampleLimit ? " …" : "")
    }
}

// MARK: Scenarios

extension Scenario {
    /// Returns the first name of a product or good that a catalog does not have or that is ambiguous; nil if all are
    /// valid.
    ///
    /// The steps of a scenario cannot add products or goods, so a name that is invalid before playing stays invalid.
    package func firstNameError(in catalog: Catalog) -> SourceError? {
        var check = NameCheck(catalog)
        for (index, plan) in faults.enumerated() {
            let location = faultLocations.indices.contains(index) ? faultLocations[index] : nil
            for name in plan.productNames {
                if let fault = check.nameError(in: name, location ?? .start) { return fault }
            }
        }
        for step in steps {
            if let fault = check.nameError(in: step) { return fault }
        }
        return nil
    }
}
