import StoreModel

/// The products of a catalog while it is read, their ids unique.
struct ProductList {
    /// The products in the order in which their ids first stood.
    private(set) var products: [CatalogProduct] = []
    private var entries: [ProductID: (index: Int, isComplete: Bool)] = [:]

    /// Adds a product; of those with one id the first complete one is kept.
    ///
    /// - Parameters:
    ///   - product: What was read.
    ///   - isComplete: Whether the file says of what type it is, what it costs and how it is called.
    ///   - item: Where it was read, for the warning.
    mutating func add(_ product: CatalogProduct, isComplete: Bool, from item: SourceItem) {
        guard let entry = entries[product.id] else {
            entries[product.id] = (products.count, isComplete)
            products.append(product)
            return
        }
        let replaces = isComplete && !entry.isComplete
        let kept =
            replaces ? "this one is kept, since the first is not complete" : "the first is kept"
        item.warn("the id \(Quote.short(product.id.rawValue)) stands twice; \(kept)")
        guard replaces else { return }
        products[entry.index] = product
        entries[product.id] = (entry.index, true)
    }
}
