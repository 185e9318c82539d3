/// What is said of a change of a product, as the options of a command and the members of a scenario's step have it.
package struct TypedProductEdit: Hashable, Sendable {
    /// `draft`, `in-review`, `cleared` or `removed`.
    package var availability: String?
    /// What it costs, such as `1.99`.
    package var price: String?
    /// A lower price, for a while.
    package var sale: String?
    /// When that ends: a moment, or a length such as `+PT1H`.
    package var until: String?
    /// Countries in which it is not sold, with commas between them.
    package var notIn: String?
    /// The only countries in which it is sold, with commas between them.
    package var onlyIn: String?
    /// Its title.
    package var title: String?
    /// Its description.
    package var description: String?

    /// Nothing is said.
    package init() {}

    /// Whether nothing is said.
    package var isEmpty: Bool { self == TypedProductEdit() }

    /// Why they cannot go together, a whole sentence; nil where they can.
    ///
    /// - Parameter sign: What stands before a word where it is typed, such as `--`.
    package func contradiction(sign: String = "") -> String? {
        if (sale == nil) != (until == nil) { return "\(sign)sale and \(sign)until go together." }
        if notIn != nil, onlyIn != nil {
            return "\(sign)not-in and \(sign)only-in exclude each other."
        }
        return nil
    }

    /// The changes that they say.
    ///
    /// - Parameter place: Where and when they are said.
    /// - Throws: `ProductChange.Mistake`, for the first word that says none.
    package func changes(
        at place: ProductChange.Place
    ) throws(ProductChange.Mistake) -> [ProductChange] {
        var changes: [ProductChange] = []
        if let availability { changes.append(try .availability(named: availability)) }
        if let price { changes.append(try .price(typed: price, in: place.storefront)) }
        if let sale, let until {
            changes.append(try .sale(typed: sale, until: until, at: place))
        }
        if let notIn { changes.append(.notIn(try ProductChange.storefronts(notIn))) }
        if let onlyIn { changes.append(.onlyIn(try ProductChange.storefronts(onlyIn))) }
        if let title { changes.append(.title(title, locale: place.locale)) }
        if let description { changes.append(.description(description, locale: place.locale)) }
        return changes
    }
}
