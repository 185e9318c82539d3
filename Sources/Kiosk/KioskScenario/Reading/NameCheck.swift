import SandboxStore
package import StoreModel
import TerminalGraphics

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

    mutating func fault(in step: ScenarioStep) -> ScenarioFileError? {
        let place = FileLocation(line: step.line, column: step.column)
        if case .plan(let plan) = step.operation, let fault = fault(in: plan, place) {
            return fault
        }
        for name in step.operation.products + step.expectations.flatMap(\.products) {
            if let fault = fault(in: name, place) { return fault }
        }
        for name in step.operation.goods + step.expectations.flatMap(\.goods) {
            if let fault = fault(in: name, place) { return fault }
        }
        return nil
    }

    mutating func fault(in plan: FaultPlan, _ place: FileLocation) -> ScenarioFileError? {
        guard let id = plan.productID else { return nil }
        return fault(in: ProductName(id.rawValue), place)
    }

    private mutating func fault(in name: ProductName, _ place: FileLocation) -> ScenarioFileError? {
        guard products.insert(name).inserted else { return nil }
        let found = name.matches(among: catalog.products).map(\.id.rawValue)
        guard found.count != 1 else { return nil }
        let all = catalog.products.map(\.id.rawValue)
        return fault(
            name.text, "product", found, among: all, near: near(name.text), name.place ?? place)
    }

    private mutating func fault(in name: GoodName, _ place: FileLocation) -> ScenarioFileError? {
        guard knownGoods.insert(name).inserted else { return nil }
        let found =
            goods.contains(name.text) ? [name.text] : goods.filter { $0.contains(name.text) }
        guard found.count != 1 else { return nil }
        let near = Spelling.nearest(to: name.text, in: goods)
        return fault(name.text, "good", found, among: goods, near: near, name.place ?? place)
    }

    /// Returns the product id that `kiosk buy` would suggest.
    private func near(_ text: String) -> String? {
        let ids = catalog.products.lazy.map(\.id)
        return NearestProduct.nearest(to: ProductID(text), among: ids)?.rawValue
    }

    private static let exampleLimit = 5

    private func fault(
        _ text: String, _ kind: String, _ found: [String], among all: [String], near: String?,
        _ place: FileLocation
    ) -> ScenarioFileError {
        ScenarioFileError(
            line: place.line, column: place.column,
            found.isEmpty
                ? "The catalog has no \(kind) “\(text.prefix(80))”.\(Self.hint(text, all, near))"
                : "“\(text.prefix(80))” matches \(found.count) \(kind)s: \(Self.examples(found)).")
    }

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
    package func misnamed(in catalog: Catalog) -> ScenarioFileError? {
        var check = NameCheck(catalog)
        for (index, plan) in faults.enumerated() {
            let place = faultLocations.indices.contains(index) ? faultLocations[index] : nil
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
