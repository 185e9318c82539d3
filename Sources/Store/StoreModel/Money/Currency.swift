/// A currency, identified by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
    /// Three upper-case letters, such as `KWD`.
    public let code: String

    /// Creates a currency from three ASCII letters in either case; nil for any other text.
    public init?(code: String) {
        guard let letters = ASCII.upperLetters(code, count: 3) else { return nil }
        self.code = letters
    }

    /// The number of decimals by ISO 4217: 0 for JPY, 3 for KWD, 2 for codes that are not in the table.
    public var exponent: Int { CurrencyTable.exponents[code] ?? 2 }
}

extension Currency {
    /// The US dollar, which is used for items without a price of their own.
    package static let usDollar = Currency(known: "USD")

    private init(known code: String) {
        self.code = code
    }
}

extension Currency: Codable {
    /// Decodes the code.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let currency = Currency(code: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a valid currency")
        }
        self = currency
    }

    /// Encodes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
