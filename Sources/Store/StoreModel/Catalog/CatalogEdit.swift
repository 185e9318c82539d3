/// What the controls of a test store do to what it sells.
public enum CatalogEdit: Hashable, Sendable, Codable {
    /// These are changed, all of them or none; they stay until they are taken back, whatever the catalog's file says.
    case change(productID: ProductID, changes: [ProductChange])
    /// A product is as its catalog says again; all of them for nil.
    case reset(productID: ProductID?)
}
