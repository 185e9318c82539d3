package import StoreModel

/// The name of a product in a scenario: its id, or any part of the id that is unique.
///
/// Names with the same text are equal, regardless of their positions.
package struct ProductName: Sendable {
    /// The text in the file.
    package let text: String
    /// The position; nil if only that of the step is known.
    let place: FileLocation?

    /// Creates a name without a position.
    package init(_ text: String) { self.init(text, at: nil) }

    init(_ text: String, at place: FileLocation?) { (self.text, self.place) = (text, place) }

    /// Returns the matching product; nil if none or several match.
    package func product(among products: [CatalogProduct]) -> CatalogProduct? {
        let found = matches(among: products)
        return found.count == 1 ? found.first : nil
    }

    /// Returns all matching products: the one with this id, or those whose id contains the text.
    func matches(among products: [CatalogProduct]) -> [CatalogProduct] {
        ProductID.meant(by: text, among: products, id: \.id)
    }
}

extension ProductName: Hashable {
    /// Returns whether both names have the same text.
    package static func == (left: ProductName, right: ProductName) -> Bool {
        left.text == right.text
    }

    /// Hashes the text.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
