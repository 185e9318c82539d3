import Foundation
package import StoreModel

/// Formats prices for a customer: the storefront's currency in the customer's locale.
///
/// The number of decimals is that of ISO 4217 (CLDR shows an Iraqi dinar without decimals), or more if the price needs
/// more. The symbol is the locale's standard one, which is unambiguous: `$` is used for one dollar currency only.
/// Direction marks are removed and no-break spaces become plain spaces.
package struct PriceFormatter: Hashable, Sendable {
    /// The customer's locale.
    package let locale: LocaleID
    /// The notation of the currency.
    package let notation: CurrencyNotation

    /// Creates a formatter for the customer's locale and a notation of currencies.
    package init(locale: LocaleID, notation: CurrencyNotation = .symbol) {
        self.locale = locale
        self.notation = notation
    }

    /// Returns the price, such as `$1,234.50` or `¥100`; exact for every amount.
    package func string(_ price: Price) -> String {
        switch notation {
        case .symbol: withoutICU(price) ?? withICU(price)
        case .code: "\(price.currency.code) \(plainDigits(of: price))"
        }
    }

    /// Returns the symbol of a currency, such as `CN¥`; never empty.
    package func symbol(of currency: Currency) -> String {
        if notation == .code { return currency.code }
        if let known = MoneyStyle.known(currency, in: locale) { return known.symbol }
        let style = Decimal.FormatStyle.Currency(
            code: currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(0))
        let kept = PlainText.of(style.format(1)).filter { !$0.isNumber && $0 != " " }
        return kept.isEmpty ? currency.code : kept
    }

    /// Returns a price in a locale and currency that do not need ICU; nil for others and for negative amounts.
    func withoutICU(_ price: Price) -> String? {
        guard price.milliunits >= 0, let numbers = NumberStyle.known(locale),
            let money = MoneyStyle.known(price.currency, in: locale)
        else { return nil }
        return money.string(
            digits: numbers.digits(
                ofMilliunits: price.milliunits, decimals: Self.decimals(of: price)))
    }

    /// Returns a price formatted by Foundation.
    func withICU(_ price: Price) -> String {
        let decimals = Self.decimals(of: price)
        let style = Decimal.FormatStyle.Currency(
            code: price.currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(decimals))
        return PlainText.of(style.format(Self.amount(of: price)))
    }

    /// Returns the amount in ASCII digits, with the locale's separators if they are ASCII.
    private func plainDigits(of price: Price) -> String {
        let decimals = Self.decimals(of: price)
        if price.milliunits >= 0, let numbers = NumberStyle.known(locale) {
            return numbers.digits(ofMilliunits: price.milliunits, decimals: decimals)
        }
        let style = Decimal.FormatStyle(
            locale: Locale(identifier: locale.identifier + "@numbers=latn")
        ).precision(.fractionLength(decimals))
        let digits = PlainText.of(style.format(Self.amount(of: price)))
        return String(digits.map { $0.isASCII ? $0 : $0 == "\u{2212}" ? "-" : "'" })
    }

    /// Returns the number of decimals: the currency's, or more if the amount needs more.
    static func decimals(of price: Price) -> Int {
        let thousandths = price.milliunits % 1000
        let needed =
            thousandths == 0 ? 0 : thousandths % 100 == 0 ? 1 : thousandths % 10 == 0 ? 2 : 3
        return max(price.currency.exponent, needed)
    }

    /// Returns the exact amount in the major unit.
    private static func amount(of price: Price) -> Decimal {
        Decimal(
            sign: price.milliunits < 0 ? .minus : .plus, exponent: -3,
            significand: Decimal(price.milliunits.magnitude))
    }
}
