package import StoreModel

/// A catalog with its products found by id.
package struct CatalogIndex: Sendable {
    /// The catalog.
    package let catalog: Catalog
    /// Names what the catalog says of products: equal catalogs have equal versions, on every machine.
    package let version: String
    private let places: [ProductID: Int]

    /// Reads the catalog once; of equal ids the first counts.
    package init(_ catalog: Catalog) {
        self.catalog = catalog
        let numbered = catalog.products.enumerated().map { ($0.element.id, $0.offset) }
        places = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
        var digest = CatalogDigest()
        digest.add(catalog)
        version = digest.text
    }

    /// The product of this id, if there is one.
    package func product(_ id: ProductID) -> CatalogProduct? {
        places[id].map { catalog.products[$0] }
    }
}
