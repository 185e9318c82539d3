/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
    /// Three upper-case letters, such as `KWD`.
    public let code: String

    /// Takes three ASCII letters in either case; nil for anything else.
    public init?(code: String) {
        guard let letters = ASCII.upperLetters(code, count: 3) else { return nil }
        self.code = letters
    }

    /// How many decimals the currency has by ISO 4217: 0 for JPY, 3 for KWD, 2 where the table does not know it.
    public var exponent: Int { CurrencyTable.exponents[code] ?? 2 }
}

extension Currency {
    /// The currency of what has no price of its own.
    package static let usDollar = Currency(known: "USD")

    private init(known code: String) {
        self.code = code
    }
}

extension Currency: Codable {
    /// Reads the code.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let currency = Currency(code: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a currency")
        }
        self = currency
    }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
