/// A change that the test store's controls make to its catalog.
public enum CatalogEdit: Hashable, Sendable, Codable {
    /// Applies these changes to a product, all or none; they override the catalog file until they are reset.
    case change(productID: ProductID, changes: [ProductChange])
    /// Resets a product to what its catalog says; nil resets all products.
    case reset(productID: ProductID?)
}
