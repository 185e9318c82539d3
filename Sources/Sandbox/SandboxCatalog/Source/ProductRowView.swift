import StoreModel

/// The products of a catalog while it is read. Their IDs are unique.
struct ProductListBuilder {
    /// The products in the order of the first occurrence of their IDs.
    private(set) var products: [CatalogProduct] = []
    private var entries: [ProductID: (index: Int, isComplete: Bool)] = [:]

    /// Adds a product. Of several products with the same ID, the first complete one is kept, or the first one if none
    /// is complete.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - isComplete: Whether the file has prices and localizations of the product.
    ///   - item: The item of the product, for the warning.
    mutating func add(_ product: CatalogProduct, isComplete: Bool, from item: SourceItem) {
        guard let entry = entries[product.id] else {
            entries[product.id] = (products.count, isComplete)
            products.append(product)
            return
        }
        let replaces = isComplete && !entry.isComplete
        let kept =
            replaces
            ? "this product is used, because the first one is incomplete"
            : "the first product with this id is used"
        item.warn("the id \(QuotedText.short(product.id.rawValue)) occurs twice; \(kept)")
        guard replaces else { return }
        products[entry.index] = product
        entries[product.id] = (entry.index, true)
    }
}
