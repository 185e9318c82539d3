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

    /// Returns an amount of a good, such as `1,300 gems`. The good's name comes from the merchant: untrusted text,
    /// inserted unchanged.
    package func string(_ amount: GoodAmount) -> String {
        LocalizedTexts(locale: locale).text(
            .countOfGood, string(amount.amount), amount.good.rawValue)
    }

    /// Returns a change with its sign, such as `+60` or `-10`.
    package func change(_ amount: Int64) -> String {
        (amount > 0 ? "+" : "") + string(amount)
    }

    /// Returns the number in a locale that does not need ICU; nil for others.
    func withoutICU(_ number: Int64) -> String? {
        guard let style = NumberStyle.known(locale), number != .min else { return nil }
        return (number < 0 ? "-" : "") + style.grouped(abs(number))
    }

    /// Returns the number formatted by Foundation.
    func withICU(_ number: Int64) -> String {
        let style = IntegerFormatStyle<Int64>(locale: Locale(identifier: locale.identifier))
        return PlainText.of(style.format(number))
    }
}
