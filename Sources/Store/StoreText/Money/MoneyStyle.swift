import StoreModel

/// The format of an amount of a currency in a locale, for pairs that do not need ICU.
struct MoneyStyle: Hashable, Sendable {
    /// The symbol of the currency.
    let symbol: String
    /// Whether the symbol follows the digits.
    let isSymbolLast: Bool
    /// Whether a space separates them.
    let isSpaced: Bool

    /// Returns the format of a pair; nil if it requires ICU.
    static func known(_ currency: Currency, in locale: LocaleID) -> MoneyStyle? {
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

    private static let common = [
        "EUR": "€", "GBP": "£", "BRL": "R$", "INR": "₹", "KWD": "KWD", "CHF": "CHF",
    ]

    /// Returns the symbols of a locale that differ from `common`.
    private static func own(_ identifier: String) -> [String: String]? {
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
        guard let own = own(identifier) else { return nil }
        return own[code] ?? common[code]
    }
}
