import Foundation
package import StoreModel

/// Writes whole numbers and amounts of goods in the customer's locale.
package struct CountFormatter: Hashable, Sendable {
    /// The customer's locale.
    package let locale: LocaleID

    /// Takes the customer's locale.
    package init(locale: LocaleID) {
        self.locale = locale
    }

    /// A whole number with the locale's grouping, such as `1,300`.
    package func string(_ number: Int64) -> String {
        withoutICU(number) ?? withICU(number)
    }

    /// A whole number of any size of this machine.
    package func string(_ number: Int) -> String { string(Int64(number)) }

    /// An amount of a good, such as `1,300 gems`; the good's name is the merchant's, hostile text, put in as it is.
    package func string(_ amount: GoodAmount) -> String {
        LocalizedTexts(locale: locale).text(
            .countOfGood, string(amount.amount), amount.good.rawValue)
    }

    /// The same with its sign, such as `+60` or `-10`, for a change.
    package func change(_ amount: Int64) -> String {
        (amount > 0 ? "+" : "") + string(amount)
    }

    /// The number for the locales that are known without ICU; nil for others.
    func withoutICU(_ number: Int64) -> String? {
        guard let style = NumberStyle.known(locale), number != .min else { return nil }
        return (number < 0 ? "-" : "") + style.grouped(abs(number))
    }

    /// The number by Foundation.
    func withICU(_ number: Int64) -> String {
        let style = IntegerFormatStyle<Int64>(locale: Locale(identifier: locale.identifier))
        return PlainText.of(style.format(number))
    }
}
