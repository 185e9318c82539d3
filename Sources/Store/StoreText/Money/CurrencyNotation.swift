/// The notation of a currency in a price.
package enum CurrencyNotation: Hashable, Sendable {
    /// The locale's symbol: `¥6.00`.
    case symbol
    /// The ISO 4217 code and ASCII digits, for ASCII terminals: `CNY 6.00`.
    case code
}
