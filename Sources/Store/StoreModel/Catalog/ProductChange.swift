/// Something that the controls of a test store change about a product: anything but its id and its kind.
public enum ProductChange: Hashable, Sendable, Codable {
    /// Whether it is on sale.
    case availability(Availability)
    /// What it costs in a storefront (ISO 3166-1 alpha-3).
    case price(Price, storefront: String)
    /// A lower price in a storefront, for a while; it ends by itself, on the store's clock.
    case sale(CatalogSale, storefront: String)
    /// It is sold wherever it has a price but in these storefronts; takes the place of ``onlyIn(_:)``.
    case notIn([String])
    /// It is sold in none but these storefronts; takes the place of ``notIn(_:)``.
    case onlyIn([String])
    /// Its title in a language.
    case title(String, locale: LocaleID)
    /// Its description in a language.
    case description(String, locale: LocaleID)

    // How the values are named in JSON.
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
    /// What it is about: of two changes of a product about the same, the later one holds.
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

    /// In the order in which they are shown and take effect: where it is sold comes after what it costs there.
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
    /// In the words of `kiosk sandbox product`: `availability removed`, `price 1.99 USD USA`, `not-in JPN,DEU`.
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
