import StoreModel

/// How a locale writes digits, for the locales that are known without ICU.
///
/// Loading ICU costs some 28 ms, which is most of the time until the first screen. The facts are CLDR's, and a test
/// compares every entry with what Foundation formats.
struct NumberStyle: Hashable, Sendable {
    /// Where separators stand in the whole part.
    enum Grouping: Hashable, Sendable {
        /// 1,234,567.
        case thousands
        /// The same, but 1234 has none.
        case thousandsFromFiveDigits
        /// 12,34,567.
        case indian
    }

    /// Between whole and fraction.
    let decimal: Character
    /// Between groups.
    let separator: Character
    /// Where separators stand.
    let grouping: Grouping

    /// The style of a locale by its identifier; nil where only ICU knows.
    static func known(_ locale: LocaleID) -> NumberStyle? {
        switch locale.identifier {
        case "en", "en_US", "en_GB", "zh", "zh_CN", "zh_Hans", "zh_Hans_CN", "zh_TW", "zh_Hant",
            "zh_Hant_TW", "ja", "ja_JP":
            NumberStyle(decimal: ".", separator: ",", grouping: .thousands)
        case "en_IN", "hi_IN": NumberStyle(decimal: ".", separator: ",", grouping: .indian)
        case "de", "de_DE", "pt_BR": NumberStyle(decimal: ",", separator: ".", grouping: .thousands)
        case "es", "es_ES":
            NumberStyle(decimal: ",", separator: ".", grouping: .thousandsFromFiveDigits)
        default: nil
        }
    }

    /// A whole number of thousandths, not negative, with so many decimals (at least what it needs).
    func digits(ofMilliunits milliunits: Int64, decimals: Int) -> String {
        let whole = grouped(milliunits / 1000)
        guard decimals > 0 else { return whole }
        let thousandths = String(milliunits % 1000 + 1000).dropFirst()
        let padded = thousandths + String(repeating: "0", count: max(0, decimals - 3))
        return whole + String(decimal) + padded.prefix(decimals)
    }

    /// A whole number, not negative.
    func grouped(_ number: Int64) -> String {
        let digits = String(number)
        if grouping == .thousandsFromFiveDigits, digits.count < 5 { return digits }
        var result = ""
        for (position, digit) in digits.enumerated() {
            if position > 0, startsGroup(digitsLeft: digits.count - position) {
                result.append(separator)
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
