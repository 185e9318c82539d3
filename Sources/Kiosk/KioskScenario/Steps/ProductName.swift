package import StoreModel

/// A product as a scenario names it: its id, or any part of it that only one id has.
///
/// Two of one text are the same, wherever they stand.
package struct ProductName: Sendable {
    /// As it stands in the file.
    package let text: String
    /// Where; nil where only its step is known.
    let place: FileLocation?

    /// Takes the text as it is.
    package init(_ text: String) { self.init(text, at: nil) }

    init(_ text: String, at place: FileLocation?) { (self.text, self.place) = (text, place) }

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

extension ProductName: Hashable {
    /// Whether both say the same.
    package static func == (left: ProductName, right: ProductName) -> Bool {
        left.text == right.text
    }

    /// Takes the text.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
