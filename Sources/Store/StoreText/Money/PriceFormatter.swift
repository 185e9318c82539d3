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
    /// Whether the currency's code stands where its symbol would.
    package let usesCodes: Bool

    /// Takes the customer's locale.
    ///
    /// - Parameter usesCodes: True where symbols cannot be shown and one must not be taken for another: `JPY 100`.
    package init(locale: LocaleID, usesCodes: Bool = false) {
        self.locale = locale
        self.usesCodes = usesCodes
    }

    /// The price, such as `$1,234.50` or `¥100`; exact, whatever the amount.
    package func string(_ price: Price) -> String {
        withoutICU(price) ?? withICU(price)
    }

    /// What stands for a currency in the locale, such as `CN¥`; never empty.
    package func symbol(of currency: Currency) -> String {
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
        let style = usesCodes ? money.spelled(price.currency.code) : money
        return style.string(
            digits: numbers.digits(
                ofMilliunits: price.milliunits, decimals: Self.decimals(of: price)))
    }

    /// A price by Foundation.
    func withICU(_ price: Price) -> String {
        let decimals = Self.decimals(of: price)
        let style = Decimal.FormatStyle.Currency(
            code: price.currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(decimals))
        let shown = usesCodes ? style.presentation(.isoCode) : style
        return PlainText.of(shown.format(Self.amount(of: price)))
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
