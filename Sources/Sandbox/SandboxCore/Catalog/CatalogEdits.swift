package import StoreModel

/// The edits made by hand to the catalog of a file.
package struct CatalogEdits: Hashable, Sendable {
    /// The version of these edits; different edits have different versions.
    package let version: String
    /// The changes of each edited product.
    package let changes: [ProductID: [ProductChange]]

    /// Creates edits from their parts; without arguments, they are empty.
    package init(version: String = "", changes: [ProductID: [ProductChange]] = [:]) {
        self.version = version
        self.changes = changes
    }

    /// Returns a catalog with these edits; changes of products that the catalog does not have are ignored.
    package func applied(to catalog: Catalog) -> Catalog {
        guard !changes.isEmpty else { return catalog }
        var catalog = catalog
        for (index, product) in catalog.products.enumerated() {
            guard let changes = changes[product.id], !changes.isEmpty else { continue }
            catalog.products[index] = product.changed(by: changes)
        }
        return catalog
    }
}

extension CatalogProduct {
    /// Returns the product with these changes; the result does not depend on their order.
    package func changed(by changes: [ProductChange]) -> CatalogProduct {
        var product = self
        for change in ProductChange.inOrder(changes) { product.apply(change) }
        // The file's price may have dropped below a sale price that was set before.
        product.sales = product.sales.filter { storefront, sale in
            product.prices[storefront].map { sale.price.isLower(than: $0) } ?? false
        }
        product.isEdited = true
        return product
    }

    private mutating func apply(_ change: ProductChange) {
        switch change {
        case .availability(let value): availability = value
        case .price(let price, let storefront): prices[storefront] = price
        case .sale(let sale, let storefront): sales[storefront] = sale
        case .notIn(let places): prices = prices.filter { !places.contains($0.key) }
        case .onlyIn(let places): prices = prices.filter { places.contains($0.key) }
        case .title(let text, let locale):
            updateLocalization(locale) {
                CatalogLocalization(locale: locale, displayName: text, description: $0.description)
            }
        case .description(let text, let locale):
            updateLocalization(locale) {
                CatalogLocalization(locale: locale, displayName: $0.displayName, description: text)
            }
        }
    }

    private mutating func updateLocalization(
        _ locale: LocaleID, _ change: (CatalogLocalization) -> CatalogLocalization
    ) {
        guard let index = localizations.firstIndex(where: { $0.locale == locale }) else {
            let empty = CatalogLocalization(locale: locale, displayName: "", description: "")
            return localizations.append(change(empty))
        }
        localizations[index] = change(localizations[index])
    }
}

extension Catalog {
    /// When the first running sale ends; nil without a sale.
    var nextSaleEnd: Timestamp? {
        products.lazy.flatMap { $0.sales.values }.map(\.ends).min()
    }

    /// Returns the catalog without the sales that have ended by a moment.
    func withoutSales(endedBy now: Timestamp) -> Catalog {
        guard let next = nextSaleEnd, next <= now else { return self }
        var catalog = self
        for (index, product) in products.enumerated() where !product.sales.isEmpty {
            catalog.products[index].sales = product.sales.filter { now < $0.value.ends }
        }
        return catalog
    }
}

extension Price {
    /// Whether the price is lower than another price of the same currency.
    func isLower(than other: Price) -> Bool {
        currency == other.currency && milliunits < other.milliunits
    }
}
