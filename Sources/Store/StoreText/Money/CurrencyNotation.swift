/// What stands for a currency in a price.
package enum CurrencyNotation: Hashable, Sendable {
    /// The locale's symbol: `¥6.00`.
    case symbol
    /// The ISO 4217 code and ASCII digits, for terminals that can show nothing else: `CNY 6.00`.
    case code
}
