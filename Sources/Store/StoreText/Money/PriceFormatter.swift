import Foundation
package import StoreModel

/// Writes prices for a customer: the storefront's currency in the customer's locale.
///
/// The number of decimals is the currency's by ISO 4217 (not CLDR's, which shows a dinar of Iraq without), and more
/// where the price has more. The symbol is the locale's standard one, which tells currencies apart: `$` is one
/// dollar only. Direction marks are removed and no-break spaces made plain.
package struct PriceFormatter: Hashable, Sendable {
    /// The customer's locale.
    package let locale: LocaleID
    /// What stands for the currency.
    package let notation: CurrencyNotation

    /// Takes the customer's locale, and what stands for a currency.
    package init(locale: LocaleID, notation: CurrencyNotation = .symbol) {
        self.locale = locale
        self.notation = notation
    }

    /// The price, such as `$1,234.50` or `¥100`; exact, whatever the amount.
    package func string(_ price: Price) -> String {
        switch notation {
        case .symbol: withoutICU(price) ?? withICU(price)
        case .code: "\(price.currency.code) \(plainDigits(of: price))"
        }
    }

    /// What stands for a currency, such as `CN¥`; never empty.
    package func symbol(of currency: Currency) -> String {
        if notation == .code { return currency.code }
        if let known = MoneyStyle.known(currency, in: locale) { return known.symbol }
        let style = Decimal.FormatStyle.Currency(
            code: currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(0))
        let kept = PlainText.of(style.format(1)).filter { !$0.isNumber && $0 != " " }
        return kept.isEmpty ? currency.code : kept
    }

    /// A price for the locales and currencies that are known without ICU; nil for others and for negative amounts.
    func withoutICU(_ price: Price) -> String? {
        guard price.milliunits >= 0, let numbers = NumberStyle.known(locale),
            let money = MoneyStyle.known(price.currency, in: locale)
        else { return nil }
        return money.string(
            digits: numbers.digits(
                ofMilliunits: price.milliunits, decimals: Self.decimals(of: price)))
    }

    /// A price by Foundation.
    func withICU(_ price: Price) -> String {
        let decimals = Self.decimals(of: price)
        let style = Decimal.FormatStyle.Currency(
            code: price.currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(decimals))
        return PlainText.of(style.format(Self.amount(of: price)))
    }

    /// The amount in ASCII digits with the locale's separators, as far as those are ASCII.
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

    /// How many decimals are shown: the currency's, or as many as the amount needs.
    static func decimals(of price: Price) -> Int {
        let thousandths = price.milliunits % 1000
        let needed =
            thousandths == 0 ? 0 : thousandths % 100 == 0 ? 1 : thousandths % 10 == 0 ? 2 : 3
        return max(price.currency.exponent, needed)
    }

    /// The amount in the major unit, exactly.
    private static func amount(of price: Price) -> Decimal {
        Decimal(
            sign: price.milliunits < 0 ? .minus : .plus, exponent: -3,
            significand: Decimal(price.milliunits.magnitude))
    }
}
