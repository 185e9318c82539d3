package import StoreModel

/// The name of a good in a scenario: its id, or any part of the id that is unique among goods.
///
/// Names with the same text are equal, regardless of their positions.
package struct GoodName: Sendable {
    /// The text in the file.
    package let text: String
    /// The position; nil if only that of the step is known.
    let place: FileLocation?

    /// Creates a name without a position.
    package init(_ text: String) { self.init(text, at: nil) }

    init(_ text: String, at place: FileLocation?) { (self.text, self.place) = (text, place) }

    /// Returns the matching good of some products; the text itself if none or several match.
    package func good(among products: [CatalogProduct]) -> GoodID {
        let goods = Set(products.flatMap(\.grants).map(\.good))
        let exact = GoodID(text)
        if goods.contains(exact) { return exact }
        let found = goods.filter { $0.rawValue.contains(text) }
        return found.count == 1 ? found.first ?? exact : exact
    }

    /// Returns the amount as text, or a message if no product grants the good.
    func amount(_ amount: Int64, among products: [CatalogProduct]) -> String {
        let good = good(among: products)
        let isSold = products.contains { $0.grants.contains { $0.good == good } }
        return amount != 0 || isSold ? "\(amount)" : "no product grants “\(text.prefix(40))”"
    }
}

extension GoodName: Hashable {
    /// Returns whether both names have the same text.
    package static func == (left: GoodName, right: GoodName) -> Bool { left.text == right.text }

    /// Hashes the text.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
