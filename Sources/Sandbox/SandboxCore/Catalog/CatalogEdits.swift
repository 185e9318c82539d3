package import StoreModel

/// What was changed by hand of what a catalog's file says.
package struct CatalogEdits: Hashable, Sendable {
    /// Names this state of them; no other has the same name.
    package let version: String
    /// What was changed of each product.
    package let changes: [ProductID: [ProductChange]]

    /// Takes the parts as they are; nothing is changed without any.
    package init(version: String = "", changes: [ProductID: [ProductChange]] = [:]) {
        self.version = version
        self.changes = changes
    }

    /// A catalog with these changes; what is changed of products that it has not is left aside.
    package func applied(to catalog: Catalog) -> Catalog {
        guard !changes.isEmpty else { return catalog }
        var catalog = catalog
        for (place, product) in catalog.products.enumerated() {
            guard let changes = changes[product.id], !changes.isEmpty else { continue }
            catalog.products[place] = product.changed(by: changes)
        }
        return catalog
    }
}

extension CatalogProduct {
    /// The product with these changes, in whichever order they were made.
    package func changed(by changes: [ProductChange]) -> CatalogProduct {
        var product = self
        for change in ProductChange.inOrder(changes) { product.take(change) }
        // The file may have become cheaper than a sale that was planned before.
        product.sales = product.sales.filter { place, sale in
            product.prices[place].map { sale.price.isLower(than: $0) } ?? false
        }
        product.isEdited = true
        return product
    }

    private mutating func take(_ change: ProductChange) {
        switch change {
        case .availability(let value): availability = value
        case .price(let price, let place): prices[place] = price
        case .sale(let sale, let place): sales[place] = sale
        case .notIn(let places): prices = prices.filter { !places.contains($0.key) }
        case .onlyIn(let places): prices = prices.filter { places.contains($0.key) }
        case .title(let text, let locale):
            write(locale) {
                CatalogLocalization(locale: locale, displayName: text, description: $0.description)
            }
        case .description(let text, let locale):
            write(locale) {
                CatalogLocalization(locale: locale, displayName: $0.displayName, description: text)
            }
        }
    }

    private mutating func write(
        _ locale: LocaleID, _ change: (CatalogLocalization) -> CatalogLocalization
    ) {
        guard let place = localizations.firstIndex(where: { $0.locale == locale }) else {
            let empty = CatalogLocalization(locale: locale, displayName: "", description: "")
            return localizations.append(change(empty))
        }
        localizations[place] = change(localizations[place])
    }
}

extension Catalog {
    /// When the first of its sales ends; nil without one.
    var nextSaleEnd: Timestamp? {
        products.lazy.flatMap { $0.sales.values }.map(\.ends).min()
    }

    /// The catalog after the sales that are over by a moment.
    func withoutSales(endedBy now: Timestamp) -> Catalog {
        guard let next = nextSaleEnd, next <= now else { return self }
        var catalog = self
        for (place, product) in products.enumerated() where !product.sales.isEmpty {
            catalog.products[place].sales = product.sales.filter { now < $0.value.ends }
        }
        return catalog
    }
}

extension Price {
    /// Whether it is less, of the same money.
    func isLower(than other: Price) -> Bool {
        currency == other.currency && milliunits < other.milliunits
    }
}
