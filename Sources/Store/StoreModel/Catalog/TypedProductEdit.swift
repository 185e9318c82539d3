/// A product change as typed: the options of a command, or the members of a scenario's step.
package struct TypedProductEdit: Hashable, Sendable {
    /// `draft`, `in-review`, `cleared` or `removed`.
    package var availability: String?
    /// The price, such as `1.99`.
    package var price: String?
    /// The sale price.
    package var sale: String?
    /// The end of the sale: a moment, or a length of time such as `+PT1H`.
    package var until: String?
    /// The countries in which it is not sold, separated by commas.
    package var notIn: String?
    /// The only countries in which it is sold, separated by commas.
    package var onlyIn: String?
    package var title: String?
    package var description: String?

    /// Creates an edit without any changes.
    package init() {}

    /// Whether the edit is without changes.
    package var isEmpty: Bool { self == TypedProductEdit() }

    /// Returns why options conflict, as a whole sentence; nil if they do not.
    ///
    /// - Parameter sign: The prefix of an option where it is typed, such as `--`.
    package func contradiction(sign: String = "") -> String? {
        if (sale == nil) != (until == nil) { return "Use \(sign)sale and \(sign)until together." }
        if notIn != nil, onlyIn != nil {
            return "Use either \(sign)not-in or \(sign)only-in, not both."
        }
        return nil
    }

    /// Parses the options into changes.
    ///
    /// - Parameter place: The default storefront, language and time.
    /// - Throws: `ProductChange.ParseError` for the first invalid option.
    package func changes(
        at defaults: ProductChange.Defaults
    ) throws(ProductChange.ParseError) -> [ProductChange] {
        var changes: [ProductChange] = []
        if let availability { changes.append(try .availability(named: availability)) }
        if let price { changes.append(try .price(typed: price, in: defaults.storefront)) }
        if let sale, let until {
            changes.append(try .sale(typed: sale, until: until, at: defaults))
        }
        if let notIn { changes.append(.notIn(try ProductChange.storefronts(notIn))) }
        if let onlyIn { changes.append(.onlyIn(try ProductChange.storefronts(onlyIn))) }
        if let title { changes.append(.title(title, locale: defaults.locale)) }
        if let description { changes.append(.description(description, locale: defaults.locale)) }
        return changes
    }
}
