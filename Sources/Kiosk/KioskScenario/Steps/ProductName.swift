package import StoreModel

/// A product as a scenario names it: its id, or any part of it that only one id has.
package struct ProductName: Hashable, Sendable {
    /// As it stands in the file.
    package let text: String

    /// Takes the text as it is.
    package init(_ text: String) { self.text = text }

    /// The product that is meant among some; nil for none, or several.
    package func product(among products: [CatalogProduct]) -> CatalogProduct? {
        let found = matches(among: products)
        return found.count == 1 ? found.first : nil
    }

    /// All that it may mean among some: the one of this id, or those that have it in theirs.
    func matches(among products: [CatalogProduct]) -> [CatalogProduct] {
        ProductID.meant(by: text, among: products, id: \.id)
    }
}
