extension ProductChange {
    /// The error for text that is not a valid change; a whole sentence, which may quote untrusted text.
    public struct ParseError: Error, Hashable, Sendable {
        /// The sentence.
        public let message: String
    }

    /// The defaults for a typed change that does not name its storefront, language or time.
    public struct Defaults: Hashable, Sendable {
        /// The storefront of prices and sales (ISO 3166-1 alpha-3).
        public let storefront: String
        /// The language of titles and descriptions.
        public let locale: LocaleID
        /// The store's time, to which a length such as `+PT1H` is added.
        public let now: Timestamp

        /// Creates a value from its parts without validating them.
        public init(storefront: String, locale: LocaleID, now: Timestamp) {
            self.storefront = storefront
            self.locale = locale
            self.now = now
        }
    }

    /// An example of each form of a change, which begins with its keyword.
    public static let examples = [
        "availability draft|in-review|cleared|removed", "price 1.99", "sale 0.49 +PT1H",
        "not-in JPN,DEU", "only-in USA", "title TEXT", "description TEXT",
    ]

    /// Parses one line into a change.
    ///
    /// - Throws: ``ParseError`` with the invalid word and the valid ones.
    public init(line: String, at defaults: Defaults) throws(ParseError) {
        let words = line.split(separator: " ").map(String.init)
        let parts = line.split(separator: " ", maxSplits: 1)
        let rest = parts.count == 2 ? parts[1].drop(while: { $0 == " " }) : ""
        switch (words.first ?? "", words.count) {
        case ("availability", 2): self = try .availability(named: words[1])
        case ("price", 2): self = try .price(typed: words[1], in: defaults.storefront)
        case ("price", 3): self = try .price(typed: words[1], in: words[2])
        case ("sale", 3): self = try .sale(typed: words[1], until: words[2], at: defaults)
        case ("sale", 4) where words[2] == "until":
            self = try .sale(typed: words[1], until: words[3], at: defaults)
        case ("not-in", 2): self = .notIn(try Self.storefronts(words[1]))
        case ("only-in", 2): self = .onlyIn(try Self.storefronts(words[1]))
        case ("title", 2...): self = .title(String(rest), locale: defaults.locale)
        case ("description", 2...): self = .description(String(rest), locale: defaults.locale)
        case ("id", _): throw .identity
        default:
            throw ParseError(
                message: "Invalid change “\(Self.short(line))”. Use one of: "
                    + "\(Self.examples.joined(separator: "; ")).")
        }
    }

    /// Returns a change of the availability, named as in kiosk's own catalogs.
    public static func availability(named word: String) throws(ParseError) -> ProductChange {
        guard let availability = Availability(rawValue: word) else {
            let words = ["draft", "in-review", "cleared", "removed"].joined(separator: ", ")
            throw ParseError(
                message: "Invalid availability “\(short(word))”. Use one of: \(words).")
        }
        return .availability(availability)
    }

    /// Returns a change of the price, given in the currency of a storefront: `1.99`.
    public static func price(
        typed text: String, in country: String
    ) throws(ParseError) -> ProductChange {
        let (code, price) = try amount(text, in: country)
        return .price(price, storefront: code)
    }

    /// Returns a sale price that ends at a date or after a length of time with a leading `+`.
    public static func sale(
        typed text: String, until end: String, at defaults: Defaults
    ) throws(ParseError) -> ProductChange {
        let (code, price) = try amount(text, in: defaults.storefront)
        return .sale(
            CatalogSale(price: price, ends: try saleEnd(typed: end, since: defaults.now)),
            storefront: code)
    }

    /// Returns the end of a sale, given as a moment or as a length of time from now.
    package static func saleEnd(
        typed end: String, since now: Timestamp
    ) throws(ParseError) -> Timestamp {
        guard let ends = ISODate.timestamp(end, since: now) else {
            throw ParseError(
                message: "Invalid end of a sale “\(short(end))”: use a time such as "
                    + "2030-01-31T18:00:00Z, or a length of time from now such as +PT1H or +P3D.")
        }
        return ends
    }

    /// Parses country codes separated by commas.
    public static func storefronts(_ text: String) throws(ParseError) -> [String] {
        var codes: [String] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let code = try storefront(String(word))
            if !codes.contains(code) { codes.append(code) }
        }
        return codes
    }

    private static func storefront(_ text: String) throws(ParseError) -> String {
        guard let entry = StorefrontTable.entry(text) else {
            throw ParseError(
                message: "Invalid storefront “\(short(text))”: use three letters, such as USA.")
        }
        return entry.storefront.countryCode
    }

    private static func amount(
        _ text: String, in country: String
    ) throws(ParseError) -> (code: String, price: Price) {
        let code = try storefront(country)
        guard let currency = StorefrontTable.entry(code).flatMap({ Currency(code: $0.currency) })
        else { throw ParseError(message: "Invalid storefront “\(code)”: it has no currency.") }
        do throws(DecimalAmount.Failure) {
            let amount = try DecimalAmount.milliunits(text, exponent: currency.exponent)
            return (code, Price(milliunits: amount, currency: currency))
        } catch {
            let example = Price(
                milliunits: currency.exponent < 2 ? 2_000 : 1_990, currency: currency)
            throw ParseError(
                message: "Invalid price “\(short(text))” in \(currency.code): use a number "
                    + "such as \(example.plainAmount).")
        }
    }

    private static func short(_ text: String) -> String { String(text.prefix(40)) }

    /// The options of `kiosk sandbox product`, which are also the members of the step `edit`.
    package var options: [(name: String, value: String)] {
        switch self {
        case .availability(let availability): [("availability", availability.rawValue)]
        case .price(let price, let storefront):
            [("price", price.plainAmount), ("storefront", storefront)]
        case .sale(let sale, let storefront):
            [
                ("sale", sale.price.plainAmount), ("until", ISODate.text(sale.ends)),
                ("storefront", storefront),
            ]
        case .notIn(let storefronts): [("not-in", storefronts.joined(separator: ","))]
        case .onlyIn(let storefronts): [("only-in", storefronts.joined(separator: ","))]
        case .title(let text, let locale): [("title", text), ("locale", locale.identifier)]
        case .description(let text, let locale):
            [("description", text), ("locale", locale.identifier)]
        }
    }
}

extension ProductChange.ParseError {
    /// Explains why the id of a product cannot be changed.
    public static let identity = ProductChange.ParseError(
        message: "The id of a product cannot be changed: purchases of it would be lost. "
            + "Add another product to the catalog’s file.")
}
