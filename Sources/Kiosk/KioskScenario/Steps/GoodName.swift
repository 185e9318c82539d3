package import StoreModel

/// A good as a scenario names it: its id, or any part of it that only one good has.
///
/// Two of one text are the same, wherever they stand.
package struct GoodName: Sendable {
    /// As it stands in the file.
    package let text: String
    /// Where; nil where only its step is known.
    let place: FileLocation?

    /// Takes the text as it is.
    package init(_ text: String) { self.init(text, at: nil) }

    init(_ text: String, at place: FileLocation?) { (self.text, self.place) = (text, place) }

    /// The good that is meant among those that some products deliver; the text itself where none is.
    package func good(among products: [CatalogProduct]) -> GoodID {
        let goods = Set(products.flatMap(\.grants).map(\.good))
        let exact = GoodID(text)
        if goods.contains(exact) { return exact }
        let found = goods.filter { $0.rawValue.contains(text) }
        return found.count == 1 ? found.first ?? exact : exact
    }

    /// How much there is of it; for one that no product grants, that there is none such.
    func amount(_ amount: Int64, among products: [CatalogProduct]) -> String {
        let good = good(among: products)
        let isSold = products.contains { $0.grants.contains { $0.good == good } }
        return amount != 0 || isSold ? "\(amount)" : "no product grants “\(text.prefix(40))”"
    }
}

extension GoodName: Hashable {
    /// Whether both say the same.
    package static func == (left: GoodName, right: GoodName) -> Bool { left.text == right.text }

    /// Takes the text.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
