import Foundation
package import StoreModel

/// Formats whole numbers and amounts of goods in the customer's locale.
package struct CountFormatter: Hashable, Sendable {
    /// The customer's locale.
    package let locale: LocaleID

    /// Creates a formatter for the customer's locale.
    package init(locale: LocaleID) {
        self.locale = locale
    }

    /// Returns a whole number with the locale's grouping, such as `1,300`.
    package func string(_ number: Int64) -> String {
        withoutICU(number) ?? withICU(number)
    }

    /// Returns a whole number with the locale's grouping.
    package func string(_ number: Int) -> String { string(Int64(number)) }

    /// Returns an amount of a good, such as `1,300 gems`. The good and its name are untrusted text, inserted unchanged.
    ///
    /// - Parameter name: The good's name in the customer's language; nil for its ID.
    package func string(_ amount: GoodAmount, name: LocalizedGood? = nil) -> String {
        text(amount, string(amount.amount), name)
    }

    /// Returns a change with its sign, such as `+60` or `-10`.
    package func change(_ amount: Int64) -> String {
        (amount > 0 ? "+" : "") + string(amount)
    }

    /// Returns a change of a good with its sign, such as `+60 gems`.
    ///
    /// - Parameter name: The good's name in the customer's language; nil for its ID.
    package func change(_ amount: GoodAmount, name: LocalizedGood? = nil) -> String {
        text(amount, change(amount.amount), name)
    }

    private func text(_ amount: GoodAmount, _ number: String, _ name: LocalizedGood?) -> String {
        name?.text(for: amount.amount, number: number)
            ?? LocalizedTexts(locale: locale).text(
                .countOfGood, number, name?.displayName ?? amount.good.rawValue)
    }

    /// Returns the number in a locale that does not need ICU; nil for others.
    func withoutICU(_ number: Int64) -> String? {
        guard let style = NumberStyle.builtIn(locale), number != .min else { return nil }
        return (number < 0 ? "-" : "") + style.grouped(abs(number))
    }

    /// Returns the number formatted by Foundation.
    func withICU(_ number: Int64) -> String {
        let style = IntegerFormatStyle<Int64>(locale: Locale(identifier: locale.identifier))
        return PlainText.of(style.format(number))
    }
}

/// The format of digits in a locale, for locales that do not need ICU.
///
/// Loading ICU takes about 28 ms, which is most of the time until the first screen. The data is CLDR's, and a test
/// compares every entry with Foundation's output.
struct NumberStyle: Hashable, Sendable {
    /// The positions of the separators in the whole part.
    enum Grouping: Hashable, Sendable {
        /// 1,234,567.
        case thousands
        /// As `thousands`, but 1234 remains without separator.
        case thousandsFromFiveDigits
        /// 12,34,567.
        case indian
    }

    /// The separator between whole and fraction.
    let decimalSeparator: Character
    /// The separator between groups.
    let groupSeparator: Character
    /// The positions of the separators.
    let grouping: Grouping

    /// Returns the format of a locale by its identifier; nil if it requires ICU.
    static func builtIn(_ locale: LocaleID) -> NumberStyle? {
        switch locale.identifier {
        case "en", "en_US", "en_GB", "zh", "zh_CN", "zh_Hans", "zh_Hans_CN", "zh_TW", "zh_Hant",
            "zh_Hant_TW", "ja", "ja_JP":
            NumberStyle(decimalSeparator: ".", groupSeparator: ",", grouping: .thousands)
        case "en_IN", "hi_IN":
            NumberStyle(decimalSeparator: ".", groupSeparator: ",", grouping: .indian)
        case "de", "de_DE", "pt_BR":
            NumberStyle(decimalSeparator: ",", groupSeparator: ".", grouping: .thousands)
        case "es", "es_ES":
            NumberStyle(
                decimalSeparator: ",", groupSeparator: ".", grouping: .thousandsFromFiveDigits)
        default: nil
        }
    }

    /// Returns a non-negative number of thousandths with at least the decimals that it needs.
    func digits(ofMilliunits milliunits: Int64, decimals: Int) -> String {
        let whole = grouped(milliunits / 1000)
        guard decimals > 0 else { return whole }
        let thousandths = String(milliunits % 1000 + 1000).dropFirst()
        let padded = thousandths + String(repeating: "0", count: max(0, decimals - 3))
        return whole + String(decimalSeparator) + padded.prefix(decimals)
    }

    /// Returns a non-negative whole number with separators.
    func grouped(_ number: Int64) -> String {
        let digits = String(number)
        if grouping == .thousandsFromFiveDigits, digits.count < 5 { return digits }
        var result = ""
        for (position, digit) in digits.enumerated() {
            if position > 0, startsGroup(digitsLeft: digits.count - position) {
                result.append(groupSeparator)
            }
            result.append(digit)
        }
        return result
    }

    private func startsGroup(digitsLeft: Int) -> Bool {
        grouping == .indian
            ? digitsLeft == 3 || (digitsLeft > 3 && digitsLeft % 2 == 1) : digitsLeft % 3 == 0
    }
}
