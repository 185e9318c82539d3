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
        if let known = MoneyStyle.builtIn(currency, in: locale) { return known.symbol }
        let style = Decimal.FormatStyle.Currency(
            code: currency.code, locale: Locale(identifier: locale.identifier)
        ).precision(.fractionLength(0))
        let kept = PlainText.of(style.format(1)).filter { !$0.isNumber && $0 != " " }
        return kept.isEmpty ? currency.code : kept
    }

    /// Returns a price in a locale and currency that do not need ICU; nil for others and for negative amounts.
    func withoutICU(_ price: Price) -> String? {
        guard price.milliunits >= 0, let numbers = NumberStyle.builtIn(locale),
            let money = MoneyStyle.builtIn(price.currency, in: locale)
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
        if price.milliunits >= 0, let numbers = NumberStyle.builtIn(locale) {
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

/// The notation of a currency in a price.
package enum CurrencyNotation: Hashable, Sendable {
    /// The locale's symbol: `¥6.00`.
    case symbol
    /// The ISO 4217 code and ASCII digits, for ASCII terminals: `CNY 6.00`.
    case code
}

/// The format of an amount of a currency in a locale, for pairs that do not need ICU.
struct MoneyStyle: Hashable, Sendable {
    /// The symbol of the currency.
    let symbol: String
    /// Whether the symbol follows the digits.
    let isSymbolLast: Bool
    /// Whether a space separates them.
    let isSpaced: Bool

    /// Returns the format of a pair; nil if it requires ICU.
    static func builtIn(_ currency: Currency, in locale: LocaleID) -> MoneyStyle? {
        guard let symbol = symbol(of: currency.code, in: locale.identifier) else { return nil }
        let isLast = ["de", "de_DE", "es", "es_ES"].contains(locale.identifier)
        // CLDR puts a space beside a symbol that ends in a letter; pt_BR has a space beside every symbol.
        let endsInLetter = symbol.last?.isLetter ?? false
        return MoneyStyle(
            symbol: symbol, isSymbolLast: isLast,
            isSpaced: isLast || endsInLetter || locale.identifier == "pt_BR")
    }

    /// Returns the symbol and the digits in the locale's order.
    func string(digits: String) -> String {
        let space = isSpaced ? " " : ""
        return isSymbolLast ? digits + space + symbol : symbol + space + digits
    }

    private static let commonSymbols = [
        "EUR": "€", "GBP": "£", "BRL": "R$", "INR": "₹", "KWD": "KWD", "CHF": "CHF",
    ]

    /// Returns the symbols of a locale that differ from `common`.
    private static func localizedSymbols(_ identifier: String) -> [String: String]? {
        switch identifier {
        case "en", "en_US": ["USD": "$", "CNY": "CN¥", "JPY": "¥"]
        case "en_GB": ["USD": "US$", "CNY": "CN¥", "JPY": "JP¥"]
        case "en_IN", "hi_IN": ["USD": "$", "CNY": "CN¥", "JPY": "JP¥"]
        case "zh", "zh_CN", "zh_Hans", "zh_Hans_CN": ["USD": "US$", "CNY": "¥", "JPY": "JP¥"]
        case "zh_TW", "zh_Hant", "zh_Hant_TW": ["USD": "US$", "CNY": "CN¥", "JPY": "¥", "TWD": "$"]
        case "ja", "ja_JP": ["USD": "$", "CNY": "元", "JPY": "¥"]
        case "de", "de_DE": ["USD": "$", "CNY": "CN¥", "JPY": "¥"]
        case "es", "es_ES":
            ["USD": "US$", "CNY": "CNY", "JPY": "JPY", "GBP": "GBP", "BRL": "BRL", "INR": "INR"]
        case "pt_BR": ["USD": "US$", "CNY": "CN¥", "JPY": "JP¥"]
        default: nil
        }
    }

    private static func symbol(of code: String, in identifier: String) -> String? {
        guard let own = localizedSymbols(identifier) else { return nil }
        return own[code] ?? commonSymbols[code]
    }
}

// MARK: Amounts in steps

/// The amount of money in a step of an order's history.
///
/// The store writes amounts as `990 USD`, in thousandths, in some steps followed by a comma and a word.
package struct StepAmount: Hashable, Sendable {
    /// The amount.
    package let price: Price
    /// The text after the amount, with its comma; may be empty.
    package let suffix: String

    /// Parses a detail; returns nil if it does not contain an amount.
    package init?(_ detail: String) {
        let amount = detail.prefix { $0 != "," }
        let parts = amount.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let milliunits = Int64(parts[0]),
            let currency = Currency(code: String(parts[1]))
        else { return nil }
        price = Price(milliunits: milliunits, currency: currency)
        suffix = String(detail.dropFirst(amount.count))
    }
}
