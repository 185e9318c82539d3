/// A change that the test store's controls make to a product; its id and its type cannot change.
public enum ProductChange: Hashable, Sendable, Codable {
    /// Whether it is on sale.
    case availability(Availability)
    /// The price in a storefront (ISO 3166-1 alpha-3).
    case price(Price, storefront: String)
    /// A sale price in a storefront; it ends without a further change, by the store's clock.
    case sale(CatalogSale, storefront: String)
    /// Excludes the product from these storefronts; replaces ``onlyIn(_:)``.
    case notIn([String])
    /// Restricts the product to these storefronts; replaces ``notIn(_:)``.
    case onlyIn([String])
    /// The title in a language.
    case title(String, locale: LocaleID)
    /// The description in a language.
    case description(String, locale: LocaleID)

    // The JSON names of the associated values.
    private enum AvailabilityCodingKeys: String, CodingKey {
        case _0 = "availability"
    }
    private enum PriceCodingKeys: String, CodingKey {
        case _0 = "price"
        case storefront
    }
    private enum SaleCodingKeys: String, CodingKey {
        case _0 = "sale"
        case storefront
    }
    private enum NotInCodingKeys: String, CodingKey {
        case _0 = "storefronts"
    }
    private enum OnlyInCodingKeys: String, CodingKey {
        case _0 = "storefronts"
    }
    private enum TitleCodingKeys: String, CodingKey {
        case _0 = "text"
        case locale
    }
    private enum DescriptionCodingKeys: String, CodingKey {
        case _0 = "text"
        case locale
    }
}

extension ProductChange {
    /// The changed property: of two changes of a product with the same subject, the later one applies.
    package var subject: String {
        switch self {
        case .availability: "availability"
        case .price(_, let storefront): "price \(storefront)"
        case .sale(_, let storefront): "sale \(storefront)"
        case .notIn, .onlyIn: "storefronts"
        case .title(_, let locale): "title \(locale.identifier)"
        case .description(_, let locale): "description \(locale.identifier)"
        }
    }

    /// Returns the changes in display order, which is also the order of application: storefronts after their prices.
    package static func inOrder(_ changes: [ProductChange]) -> [ProductChange] {
        changes.sorted { ($0.rank, $0.subject) < ($1.rank, $1.subject) }
    }

    private var rank: Int {
        switch self {
        case .availability: 0
        case .price: 1
        case .sale: 2
        case .notIn, .onlyIn: 3
        case .title: 4
        case .description: 5
        }
    }
}

extension ProductChange: CustomStringConvertible {
    /// The syntax of `kiosk sandbox product`: `availability removed`, `price 1.99 USD USA`, `not-in JPN,DEU`.
    public var description: String {
        switch self {
        case .availability(let availability): "availability \(availability.rawValue)"
        case .price(let price, let storefront): "price \(price.plainText) \(storefront)"
        case .sale(let sale, let storefront):
            "sale \(sale.price.plainText) \(storefront) until \(ISODate.text(sale.ends))"
        case .notIn(let storefronts): "not-in \(storefronts.joined(separator: ","))"
        case .onlyIn(let storefronts): "only-in \(storefronts.joined(separator: ","))"
        case .title(let text, let locale): "title[\(locale.identifier)] \(text)"
        case .description(let text, let locale): "description[\(locale.identifier)] \(text)"
        }
    }
}
