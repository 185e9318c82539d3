package import StoreModel

/// A catalog that was read, with everything odd about its file.
package struct LoadedCatalog: Hashable, Sendable {
    /// What can be sold.
    package let catalog: Catalog
    /// What is odd, in the file's order.
    package let warnings: [CatalogWarning]

    /// Takes the parts as they are.
    package init(catalog: Catalog, warnings: [CatalogWarning]) {
        self.catalog = catalog
        self.warnings = warnings
    }
}
