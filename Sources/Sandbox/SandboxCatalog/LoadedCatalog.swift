package import StoreModel

/// A catalog and the warnings about its file.
package struct LoadedCatalog: Hashable, Sendable {
    /// The products that can be sold.
    package let catalog: Catalog
    /// The warnings in the file's order.
    package let warnings: [CatalogWarning]

    /// Creates a loaded catalog from its parts.
    package init(catalog: Catalog, warnings: [CatalogWarning]) {
        self.catalog = catalog
        self.warnings = warnings
    }
}
